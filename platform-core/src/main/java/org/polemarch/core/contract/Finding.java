package org.polemarch.core.contract;

import java.util.List;
import java.util.Objects;

/**
 * A promise that was broken in one game, with all that is needed to see it again: setup and seed lead to the same game,
 * and the moves to the decision at which it happened.
 *
 * @param promise the name of the promise
 * @param decision how many answers had been given
 * @param moves these answers, in notation; the last one is the one during which it happened, if it was during one
 */
public record Finding(String promise, String setup, long seed, int decision, String message, List<String> moves) {
    public Finding {
        Objects.requireNonNull(promise);
        Objects.requireNonNull(setup);
        Objects.requireNonNull(message);
        moves = List.copyOf(moves);
    }

    /** One paragraph for a report. */
    public String text() {
        return "Failed check: " + promise + ".\n  " + message.replace("\n", "\n  ") + "\n  (" + setup + ", seed " + seed
                + ", after " + decision + (decision == 1 ? " decision)" : " decisions)");
    }
}
