package org.polemarch.api.play;

import java.util.Objects;

/** A move a player may expect to have, and why it is not among the legal ones. */
public record Refusal(Move move, Reason reason) {
    public Refusal {
        Objects.requireNonNull(move);
        Objects.requireNonNull(reason);
    }
}
