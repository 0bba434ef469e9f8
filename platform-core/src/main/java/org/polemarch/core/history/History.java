package org.polemarch.core.history;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The real war at the end of each of its years. It is read once and strictly: a fault in the files is a bug in the
 * program.
 */
public final class History {

    /** The first year of which the files speak, and the last: years BC count down. */
    public static final int FIRST_YEAR = 460;

    public static final int LAST_YEAR = 404;

    /** The year in which the war of Thucydides begins. */
    public static final int WAR_BEGINS = 431;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final Map<Place, List<Holding>> holdings;
    private final Map<Integer, Balance> balance;

    /** The same by place and year, because every year of every game of a comparison is held against it. */
    private final Camp[][] camps = new Camp[Place.values().length][FIRST_YEAR - LAST_YEAR + 1];

    private final Map<Integer, List<Happening>> events;

    private History(
            Map<Place, List<Holding>> holdings, Map<Integer, Balance> balance, Map<Integer, List<Happening>> events) {
        this.holdings = new EnumMap<>(holdings);
        this.balance = new TreeMap<>(balance);
        this.events = new TreeMap<>(events);
        holdings.forEach((place, runs) -> runs.forEach(run ->
                Arrays.fill(camps[place.ordinal()], run.to() - LAST_YEAR, run.from() - LAST_YEAR + 1, run.camp())));
    }

    /** A year's count of places: {@code share} is athens / (athens + sparta). */
    public record Balance(double share, int athens, int sparta, int counted, int others) {}

    private record Years<T>(Map<Integer, T> years) {}

    private static final class Loaded {
        static final History HISTORY = read();

        private Loaded() {}
    }

    /** The history that comes with the program. */
    public static History shipped() {
        return Loaded.HISTORY;
    }

    private static History read() {
        Map<Place, List<Holding>> holdings = file("holders.json", new TypeReference<Map<Place, List<Holding>>>() {});
        for (Place place : Place.values()) {
            requireEveryYear(place, holdings.getOrDefault(place, List.of()));
        }
        Map<Integer, Balance> balance =
                file("balance.json", new TypeReference<Years<Balance>>() {}).years();
        Map<Integer, List<Happening>> events = file("chronology.json", new TypeReference<Years<List<Happening>>>() {})
                .years();
        for (int year = FIRST_YEAR; year >= LAST_YEAR; year--) {
            require(balance.containsKey(year), "balance.json has no year " + year);
            require(events.containsKey(year), "chronology.json has no year " + year);
        }
        return new History(holdings, balance, events);
    }

    private static <T> T file(String name, TypeReference<T> type) {
        try (InputStream in = History.class.getResourceAsStream(name)) {
            require(in != null, name + " is missing");
            return JSON.readValue(in, type);
        } catch (JacksonException e) {
            throw new IllegalStateException("the history in " + name + " cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    private static void requireEveryYear(Place place, List<Holding> runs) {
        int next = FIRST_YEAR;
        for (Holding run : runs) {
            require(run.from() == next && run.to() <= run.from(), place + " in " + next + " in holders.json");
            next = run.to() - 1;
        }
        require(next == LAST_YEAR - 1, place + " after " + (next + 1) + " in holders.json");
    }

    private static void require(boolean right, String what) {
        if (!right) {
            throw new IllegalStateException("the history is at fault: " + what);
        }
    }

    /** Whether the files speak of that year. */
    public static boolean knows(int yearBc) {
        return yearBc <= FIRST_YEAR && yearBc >= LAST_YEAR;
    }

    /** Who held a place at the end of a year. */
    public Camp camp(Place place, int yearBc) {
        return knows(yearBc)
                ? camps[place.ordinal()][yearBc - LAST_YEAR]
                : holding(place, yearBc).camp();
    }

    /** The run of years to which that year belongs, with its source. */
    public Holding holding(Place place, int yearBc) {
        return holdings.get(place).stream()
                .filter(run -> run.from() >= yearBc && run.to() <= yearBc)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("the history begins in 460 and ends in 404, not in " + yearBc));
    }

    /** What Athens held of the places that the two camps held together, at the end of a year. */
    public double athens(int yearBc) {
        return balance(yearBc).share();
    }

    /** That share with the counts behind it. */
    public Balance balance(int yearBc) {
        return Optional.ofNullable(balance.get(yearBc))
                .orElseThrow(() -> new IllegalArgumentException("no balance of the year " + yearBc));
    }

    public List<Happening> events(int yearBc) {
        return List.copyOf(events.getOrDefault(yearBc, new ArrayList<>()));
    }
}
