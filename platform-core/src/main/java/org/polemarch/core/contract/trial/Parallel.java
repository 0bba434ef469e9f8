package org.polemarch.core.contract.trial;

import org.polemarch.api.game.Seat;

/**
 * The same answer given in the real game and in one that a seat cannot tell from it, with the same luck to come. What
 * that seat sees may differ only if something came out.
 *
 * @param viewer the seat
 * @param mover the seat that answered
 * @param answer the answer in notation
 * @param rule the rule that asked
 * @param real what the viewer saw in the real game
 * @param realBarrier whether the real game crossed an undo barrier
 * @param imagined what the viewer saw in the imagined game
 * @param imaginedBarrier whether the imagined game crossed an undo barrier
 */
public record Parallel(
        Seat viewer,
        Seat mover,
        String answer,
        String rule,
        Sight real,
        boolean realBarrier,
        Sight imagined,
        boolean imaginedBarrier) {

    /** Whether something may have come out: then the viewer may see different things. */
    public boolean cameOut() {
        return realBarrier && imaginedBarrier;
    }

    /** "when athens answered 'pass' (Parry)". */
    public String what() {
        return "when " + mover + " answered '" + answer + "' (" + rule + ")";
    }
}
