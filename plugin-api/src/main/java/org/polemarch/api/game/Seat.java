package org.polemarch.api.game;

import java.util.Objects;

/**
 * A place at the table: what the rules call a player, a side or a power. Whether a person or a bot sits there doesn't
 * concern the rules.
 *
 * <p>Seats of one game are numbered from 0 in seating order, so that a state may use arrays by {@link #index()}. The id
 * is in lower-case kebab and appears in saves and on the command line.
 */
public record Seat(int index, String id) {
    public Seat {
        Objects.requireNonNull(id);
        if (index < 0) {
            throw new IllegalArgumentException("seat index " + index);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
