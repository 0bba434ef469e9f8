package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;

/**
 * What a player reads before choosing a game. The id is lower-case kebab and unique among installed games. {@code seats}
 * lists every seat the game can have; a game for three to five takes the first three, four or five of them.
 *
 * @param minutes typical length of a game among people
 * @param hidden what is hidden, in one line
 * @param random what is random, in one line
 * @param longest a bound on the number of decisions of any game; play beyond it is a fault of the rules
 */
public record GameInfo(
        String id,
        String title,
        String credit,
        String summary,
        List<SeatInfo> seats,
        int fewestSeats,
        List<Scenario> scenarios,
        List<GameOption> options,
        int minutes,
        String hidden,
        String random,
        int longest) {

    public GameInfo {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(credit);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(hidden);
        Objects.requireNonNull(random);
        seats = List.copyOf(seats);
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("game id '" + id + "' is not lower-case kebab");
        }
        if (fewestSeats < 1 || fewestSeats > seats.size()) {
            throw new IllegalArgumentException(id + ": " + fewestSeats + " of " + seats.size() + " seats");
        }
        if (scenarios.isEmpty()) {
            throw new IllegalArgumentException(id + " has no scenario");
        }
    }

    /** The most seats the game can have. */
    public int mostSeats() {
        return seats.size();
    }

    /** The set-up a player gets who chooses nothing: first scenario, all seats, default options. */
    public Setup defaultSetup() {
        return Setup.of(this, mostSeats());
    }
}
