package org.polemarch.api.play;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Something a player may expect to do, and why it isn't among the legal moves: a move, or things on the table that
 * belong to no answer now, for example because they belong to another phase.
 */
public record Refusal(Optional<Move> move, List<Target> things, Reason reason) {
    public Refusal {
        Objects.requireNonNull(move);
        things = List.copyOf(things);
        Objects.requireNonNull(reason);
    }

    /** A move that is not legal. */
    public Refusal(Move move, Reason reason) {
        this(Optional.of(move), List.of(), reason);
    }

    /** Things that a player may click but can't use now. */
    public static Refusal of(Collection<Target> things, Reason reason) {
        return new Refusal(Optional.empty(), List.copyOf(things), reason);
    }

    /** What a player must click to read this reason. */
    public List<Target> targets() {
        return move.map(Move::targets).orElse(things);
    }
}
