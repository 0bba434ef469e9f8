package org.polemarch.perikles.model;

import java.util.List;
import java.util.function.IntPredicate;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;

/** Who sits at the table, in clockwise order. */
public final class Seating {

    private final List<Seat> all;
    private final Seat[] seats;

    public Seating(List<Seat> seats) {
        this.all = List.copyOf(seats);
        this.seats = seats.toArray(Seat[]::new);
    }

    public int players() {
        return seats.length;
    }

    public Seat seat(int player) {
        return seats[player];
    }

    public List<Seat> all() {
        return all;
    }

    public List<Seat> of(IndexSet players) {
        return players.map(this::seat);
    }

    /** The player on the left of that one. */
    public int next(int player) {
        return player + 1 == seats.length ? 0 : player + 1;
    }

    public Seat next(Seat seat) {
        return seats[next(seat.index())];
    }

    /** The first player clockwise, that one included, of whom it holds; -1 if there is none. */
    public int first(int from, IntPredicate test) {
        int player = from;
        for (int tried = 0; tried < seats.length; tried++) {
            if (test.test(player)) {
                return player;
            }
            player = next(player);
        }
        return -1;
    }
}
