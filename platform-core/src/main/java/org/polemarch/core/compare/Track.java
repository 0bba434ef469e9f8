package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.polemarch.api.game.Place;
import org.polemarch.core.history.History;

/** Adds up the wars that were played: the share of Athens and who held what, by year and by part of the game. */
final class Track {

    private static final String LETTERS = "ASO";

    private final Map<Integer, Spread.Counter> years = new TreeMap<>(Collections.reverseOrder());
    private final List<Spread.Counter> course = new ArrayList<>();

    /** By year, for each place: how often each camp held it. */
    private final Map<Integer, long[][]> held = new TreeMap<>(Collections.reverseOrder());

    Track() {
        for (int step = 0; step <= GameLine.STEPS; step++) {
            course.add(new Spread.Counter(1_000));
        }
    }

    void add(GameLine line) {
        for (int year = History.FIRST_YEAR; year >= History.LAST_YEAR; year--) {
            GameLine.Year then = line.at(year);
            if (then != null) {
                years.computeIfAbsent(year, each -> new Spread.Counter(1_000))
                        .add((int) Math.round(then.share() * 1_000));
                hold(held.computeIfAbsent(year, each -> new long[Place.values().length][LETTERS.length()]), then);
            }
        }
        for (int step = 0; step <= GameLine.STEPS; step++) {
            course.get(step).add(Math.round(line.course().get(step) / 10f));
        }
    }

    private static void hold(long[][] counts, GameLine.Year then) {
        for (int place = 0; place < counts.length; place++) {
            int camp = LETTERS.indexOf(then.holders().charAt(place));
            if (camp >= 0) {
                counts[place][camp]++;
            }
        }
    }

    List<Findings.Band> years() {
        List<Findings.Band> bands = new ArrayList<>();
        years.forEach((year, counter) -> bands.add(
                new Findings.Band(year, counter.spread(), History.shipped().athens(year))));
        return bands;
    }

    List<Findings.Band> course() {
        List<Findings.Band> bands = new ArrayList<>();
        for (int step = 0; step <= GameLine.STEPS && course.get(step).games() > 0; step++) {
            bands.add(new Findings.Band(
                    100 * step / GameLine.STEPS,
                    course.get(step).spread(),
                    History.shipped().athens(Measure.yearOf(step))));
        }
        return bands;
    }

    /** Places that nobody held in any game are not on its map. */
    List<Findings.Holders> holders() {
        List<Findings.Holders> holders = new ArrayList<>();
        for (Place place : Place.values()) {
            if (held.values().stream().noneMatch(counts -> sum(counts[place.ordinal()]) > 0)) {
                continue;
            }
            held.forEach((year, counts) -> {
                long[] here = counts[place.ordinal()];
                double games = years.get(year).games();
                holders.add(new Findings.Holders(
                        place,
                        year,
                        (long) games,
                        here[0] / games,
                        here[1] / games,
                        here[2] / games,
                        History.shipped().camp(place, year)));
            });
        }
        return holders;
    }

    private static long sum(long[] counts) {
        return counts[0] + counts[1] + counts[2];
    }
}
