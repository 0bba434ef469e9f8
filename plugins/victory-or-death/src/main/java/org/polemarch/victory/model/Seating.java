package org.polemarch.victory.model;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;

/** The seats of the four powers, and which of them one person plays. */
@Cites("players")
public final class Seating {

    private final Seat[] seats;
    private final int[] person = new int[Power.COUNT];

    /** The seats in turn order, and the powers of each person. */
    public Seating(List<Seat> seats, List<List<Power>> people) {
        if (seats.size() != Power.COUNT) {
            throw new IllegalArgumentException("all four powers are in every game, not " + seats.size());
        }
        this.seats = seats.toArray(Seat[]::new);
        for (int number = 0; number < people.size(); number++) {
            for (Power power : people.get(number)) {
                person[power.ordinal()] = number;
            }
        }
    }

    /** The seat of a power. */
    public Seat seat(int power) {
        return seats[power];
    }

    /** All seats in turn order. */
    public List<Seat> all() {
        return List.of(seats);
    }

    /** The person who plays a power, from 0. */
    public int person(int power) {
        return person[power];
    }

    /** Whether one person plays both powers and so knows the cards of both. */
    public boolean samePerson(int one, int other) {
        return person[one] == person[other];
    }
}
