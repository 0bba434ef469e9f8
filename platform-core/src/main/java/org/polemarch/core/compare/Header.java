package org.polemarch.core.compare;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.core.wiring.SetupFault;
import tools.jackson.core.JacksonException;

/**
 * The first line of a file of results: everything that is needed to read, continue and explain the others.
 *
 * @param results the kind of file and its version
 * @param plugins the SHA-256 of each plugin involved
 * @param places the shared places in the order of the letters that stand for who holds them
 * @param from the first seed that is played here
 * @param to the first seed after these that is not
 */
record Header(
        String results,
        Experiment experiment,
        SortedMap<String, String> plugins,
        List<String> places,
        List<ArmInfo> arms,
        long from,
        long to) {

    static final String KIND = "polemarch results 2";

    private static final List<String> PLACES =
            Arrays.stream(Place.values()).map(Enum::name).toList();

    Header {
        Objects.requireNonNull(results);
        Objects.requireNonNull(experiment);
        plugins = Collections.unmodifiableSortedMap(new TreeMap<>(plugins));
        places = List.copyOf(places);
        arms = List.copyOf(arms);
    }

    /** One thing that is played on each seed, as reports speak of it. */
    record ArmInfo(
            String what, String title, List<String> bots, boolean skill, List<SeatLine> seats, List<String> changed) {
        ArmInfo {
            Objects.requireNonNull(what);
            Objects.requireNonNull(title);
            bots = List.copyOf(bots);
            seats = List.copyOf(seats);
            changed = List.copyOf(changed);
        }

        record SeatLine(String id, String title, String side, Camp camp) {}

        String game() {
            return What.parse(what).game();
        }
    }

    static Header of(Experiment experiment, SortedMap<String, String> plugins, List<ArmInfo> arms, long from, long to) {
        return new Header(KIND, experiment, plugins, PLACES, arms, from, to);
    }

    static Header read(String source, String line) {
        Header header;
        try {
            header = Json.COMPACT.readValue(line, Header.class);
        } catch (JacksonException e) {
            throw new SetupFault(source + " holds no results of an experiment", e);
        }
        if (!header.results.equals(KIND)) {
            throw new SetupFault(source + " is '" + header.results + "'; this program reads '" + KIND + "'");
        }
        if (!header.places.equals(PLACES)) {
            throw new SetupFault(source + " knows other places than this program, so it can't be read here");
        }
        return header;
    }

    String json() {
        return Json.COMPACT.writeValueAsString(this);
    }

    Header range(long first, long end) {
        return new Header(results, experiment, plugins, places, arms, first, end);
    }

    /** How many lines there are for a seed: two games of each thing, save that the last seed may have only one. */
    int linesOf(long seed) {
        return arms.size() * (2 * seed + 1 < experiment.games() ? 2 : 1);
    }
}
