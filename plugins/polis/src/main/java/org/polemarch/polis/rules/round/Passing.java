package org.polemarch.polis.rules.round;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.TurnMove;

/**
 * Passing: a player who passes one or both actions of a turn is out for the rest of the round, and the opponent
 * receives the End of Round marker. When both have passed, the delayed battles are fought and the round ends.
 */
@Cites("rounds/passing")
public class Passing {

    public record Pass() implements TurnMove, Move.Leaving {}

    public record Passed(Side side) implements GameEvent {}

    static final Pass PASS = new Pass();

    public void pass(Side side, Play<PolisState> play) {
        play.state().course().pass(side);
        play.report(() -> new Passed(side));
        play.next(new EndOfTurn.Check(side));
    }
}
