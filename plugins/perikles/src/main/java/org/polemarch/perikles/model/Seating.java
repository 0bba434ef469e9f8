package org.polemarch.perikles.model;

import java.util.List;
import org.polemarch.api.game.Seat;

/** Who sits at the table, in clockwise order. */
public final class Seating {

    private final Seat[] seats;

    public Seating(List<Seat> seats) {
        this.seats = seats.toArray(Seat[]::new);
    }

    /** How many players there are. */
    public int players() {
        return seats.length;
    }

    /** The seat of a player. */
    public Seat seat(int player) {
        return seats[player];
    }

    /** All seats, clockwise. */
    public List<Seat> all() {
        return List.of(seats);
    }

    /** The player on the left of that one. */
    public int next(int player) {
        return player + 1 == seats.length ? 0 : player + 1;
    }
}
