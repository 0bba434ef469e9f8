package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.core.compare.Header.ArmInfo;
import org.polemarch.core.history.History;
import org.polemarch.core.words.CoreWords;

/** A figure that every game gives. It is counted in whole numbers, of which {@link #scale} make up one. */
public enum Measure {
    DECISIONS(false, 1),
    CHOICES(false, 1),
    BRANCHING(false, 100),
    MARGIN(false, 1),
    LEADS(false, 1),
    LED_FROM(true, 100),
    SECRETS(true, 100),
    FIGHTING(true, 100),
    CHANCES(false, 1),
    ATHENS_AT_END(true, 100),
    FROM_HISTORY_IN_SHARES(false, 100),
    FROM_HISTORY_IN_COURSE(false, 100),
    FROM_HISTORY_IN_PLACES(true, 100);

    private final boolean percent;
    private final int scale;

    Measure(boolean percent, int scale) {
        this.percent = percent;
        this.scale = scale;
    }

    /** The heading of its row. */
    public String title() {
        return CoreWords.of("measure." + name());
    }

    /** What stands behind its numbers. */
    public String unit() {
        return percent ? CoreWords.percent() : "";
    }

    /** "a game takes 40 decisions". */
    String said(String value) {
        return CoreWords.of("measure." + name() + ".said", value);
    }

    int scale() {
        return scale;
    }

    OptionalInt of(GameLine game, ArmInfo arm) {
        return switch (this) {
            case DECISIONS -> OptionalInt.of(game.decisions());
            case CHOICES -> OptionalInt.of(game.choices());
            case BRANCHING -> perDecision(game, game.branching() * scale);
            case MARGIN -> margin(game, arm.seats());
            case LEADS -> OptionalInt.of(game.leads());
            case LED_FROM -> perDecision(game, (long) game.ledFrom() * GameLine.WHOLE);
            case SECRETS -> perDecision(game, (long) game.secrets() * GameLine.WHOLE);
            case FIGHTING ->
                game.logged() == 0
                        ? OptionalInt.empty()
                        : OptionalInt.of(GameLine.whole((double) game.fights() / game.logged()));
            case CHANCES -> OptionalInt.of(game.chances());
            case ATHENS_AT_END -> OptionalInt.of(game.course().get(GameLine.STEPS));
            case FROM_HISTORY_IN_SHARES -> byYear(game);
            case FROM_HISTORY_IN_COURSE -> byCourse(game);
            case FROM_HISTORY_IN_PLACES -> inPlaces(game);
        };
    }

    private static OptionalInt perDecision(GameLine game, long sum) {
        return game.decisions() == 0 ? OptionalInt.empty() : OptionalInt.of((int) (sum / game.decisions()));
    }

    /** The best seat of the winning side against the best of the others; 0 if several sides won. */
    private static OptionalInt margin(GameLine game, List<ArmInfo.SeatLine> seats) {
        int winner = game.ranks().indexOf(1);
        String side = seats.get(winner).side();
        int best = Integer.MIN_VALUE;
        int next = Integer.MIN_VALUE;
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).side().equals(side)) {
                best = Math.max(best, game.points().get(seat));
            } else if (game.ranks().get(seat) == 1) {
                return OptionalInt.of(0);
            } else {
                next = Math.max(next, game.points().get(seat));
            }
        }
        return next == Integer.MIN_VALUE ? OptionalInt.empty() : OptionalInt.of(best - next);
    }

    private static OptionalInt byYear(GameLine game) {
        History history = History.shipped();
        double sum = 0;
        int years = 0;
        for (int year = History.FIRST_YEAR; year >= History.LAST_YEAR; year--) {
            GameLine.Year then = game.at(year);
            if (then != null) {
                sum += Math.abs(then.share() - history.athens(year));
                years++;
            }
        }
        return years == 0 ? OptionalInt.empty() : OptionalInt.of(GameLine.whole(sum / years));
    }

    /** The year of the war of 431 to 404 that is as far advanced as a step of a game's course. */
    static int yearOf(int step) {
        return History.WAR_BEGINS
                - Math.round((History.WAR_BEGINS - History.LAST_YEAR) * step / (float) GameLine.STEPS);
    }

    private static OptionalInt byCourse(GameLine game) {
        double sum = 0;
        for (int step = 0; step <= GameLine.STEPS; step++) {
            double share = game.course().get(step) / (double) GameLine.WHOLE;
            sum += Math.abs(share - History.shipped().athens(yearOf(step)));
        }
        return OptionalInt.of(GameLine.whole(sum / (GameLine.STEPS + 1)));
    }

    /** Over all places that somebody held at some time in the game, and all its years. */
    private static OptionalInt inPlaces(GameLine game) {
        List<Place> held = heldAtSomeTime(game);
        History history = History.shipped();
        int looked = 0;
        int wrong = 0;
        for (int year = History.FIRST_YEAR; year >= History.LAST_YEAR && !held.isEmpty(); year--) {
            GameLine.Year then = game.at(year);
            if (then != null) {
                for (Place place : held) {
                    looked++;
                    wrong += camp(holder(then, place)) == history.camp(place, year) ? 0 : 1;
                }
            }
        }
        return looked == 0 ? OptionalInt.empty() : OptionalInt.of(GameLine.whole((double) wrong / looked));
    }

    private static List<Place> heldAtSomeTime(GameLine game) {
        List<Place> held = new ArrayList<>();
        for (Place place : Place.values()) {
            for (GameLine.Year year : game.years()) {
                if (holder(year, place) != GameLine.NOBODY) {
                    held.add(place);
                    break;
                }
            }
        }
        return held;
    }

    static char holder(GameLine.Year year, Place place) {
        return year.holders().charAt(place.ordinal());
    }

    /** A place that nobody holds belongs to neither camp, as one that somebody else holds. */
    static Camp camp(char holder) {
        return holder == 'A' ? Camp.ATHENS : holder == 'S' ? Camp.SPARTA : Camp.OTHER;
    }
}
