package org.polemarch.core.contract;

import java.util.List;
import java.util.Objects;

/**
 * A promise that was broken in one game, with everything needed to reproduce it: the setup and the seed give the same
 * game, and the moves lead to the decision at which it happened.
 *
 * @param promise the name of the promise
 * @param decision how many answers had been given
 * @param moves these answers, in notation; if it happened during an answer, that is the last one
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
