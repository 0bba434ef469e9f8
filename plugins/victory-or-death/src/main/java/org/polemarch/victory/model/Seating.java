package org.polemarch.victory.model;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.victory.data.VictoryData;

/** The seats of the four powers in turn order, and which of them one person plays. */
@Cites("players")
public class Seating {

    private final Seat[] seats;
    private final int[] person = new int[Power.COUNT];

    @Inject
    public Seating(Setup setup, Rulings rulings, VictoryData data) {
        seats = setup.seats().toArray(Seat[]::new);
        if (seats.length != Power.COUNT) {
            throw new IllegalArgumentException("all four powers are in every game, not " + seats.length);
        }
        List<List<Power>> people = data.assignment(rulings.people()).people();
        for (int number = 0; number < people.size(); number++) {
            for (Power power : people.get(number)) {
                person[power.ordinal()] = number;
            }
        }
    }

    public Seat seat(int power) {
        return seats[power];
    }

    public List<Seat> all() {
        return List.of(seats);
    }

    /** The person who plays a power, from 0. */
    public int person(int power) {
        return person[power];
    }

    /** Whether one person plays both powers and so knows the cards of both. */
    public boolean samePerson(int one, int other) {
        return person(one) == person(other);
    }
}
