package org.polemarch.api.game;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/**
 * What a player reads before choosing a game. The id is in lower-case kebab and unique among installed games. {@code
 * seats} lists every seat the game can have, at most 16; a game for three to five players uses the first three, four or
 * five of them. No two seats, scenarios or options have the same id.
 *
 * @param minutes the typical length of a game between people
 * @param hidden what is hidden from whom, in one line
 * @param random what is random, in one line
 * @param longest an upper bound on the number of decisions in a game; if play goes beyond it, the rules are at fault
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

    private static final int MOST_SEATS = 16;

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
        if (seats.size() > MOST_SEATS) {
            throw new IllegalArgumentException(id + " has " + seats.size() + " seats; at most " + MOST_SEATS);
        }
        if (longest < 1) {
            throw new IllegalArgumentException(
                    id + ": longest is " + longest + "; say how many decisions a game takes");
        }
        requireDistinct(id, "seat", seats.stream().map(SeatInfo::id));
        requireDistinct(id, "scenario", scenarios.stream().map(Scenario::id));
        requireDistinct(id, "option", options.stream().map(GameOption::id));
        requireSeats(id, seats.stream().map(SeatInfo::id).toList(), options);
    }

    /** Checks that the seats exist and that no two people share one. */
    private static void requireSeats(String game, List<String> seats, List<GameOption> options) {
        for (GameOption option : options) {
            for (GameOption.Choice choice : option.choices()) {
                List<String> held =
                        choice.together().stream().flatMap(List::stream).toList();
                if (!seats.containsAll(held) || new HashSet<>(held).size() < held.size()) {
                    throw new IllegalArgumentException(game + ": option " + option.id() + "=" + choice.value()
                            + " gives " + choice.together() + " to one person each; the seats are " + seats);
                }
            }
        }
    }

    /** These ids appear in saves and on the command line. */
    private static void requireDistinct(String game, String what, Stream<String> ids) {
        Set<String> known = new HashSet<>();
        ids.forEach(each -> {
            if (!each.matches("[a-zA-Z0-9][a-zA-Z0-9._-]*")) {
                throw new IllegalArgumentException(
                        game + ": " + what + " id '" + each + "' must be made of letters, digits, dots and hyphens");
            }
            if (!known.add(each)) {
                throw new IllegalArgumentException(game + " has two " + what + "s '" + each + "'");
            }
        });
    }

    /**
     * The same information with its texts replaced.
     *
     * @param words gives the text for a key, or the present text if the key has none: {@code info.title}, {@code
     *     info.summary}, {@code info.hidden}, {@code info.random}, {@code info.seat.ID}, {@code info.scenario.ID} and
     *     {@code .summary}, {@code info.option.ID} and {@code .summary} and {@code .VALUE}
     */
    public GameInfo in(BinaryOperator<String> words) {
        return new GameInfo(
                id,
                words.apply("info.title", title),
                words.apply("info.credit", credit),
                words.apply("info.summary", summary),
                seats.stream()
                        .map(seat -> new SeatInfo(
                                seat.id(),
                                words.apply("info.seat." + seat.id(), seat.title()),
                                seat.side(),
                                seat.camp()))
                        .toList(),
                fewestSeats,
                scenarios.stream().map(scenario -> scenario.in(words)).toList(),
                options.stream().map(option -> option.in(words)).toList(),
                minutes,
                words.apply("info.hidden", hidden),
                words.apply("info.random", random),
                longest);
    }

    public int mostSeats() {
        return seats.size();
    }

    /** The setup for a player who chooses nothing: the first scenario, all seats, default options. */
    public Setup defaultSetup() {
        return Setup.of(this, mostSeats());
    }
}
