package org.polemarch.core.compare;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;

/**
 * One game, as it stands on a line of the results. Shares are whole numbers of ten-thousandths, for these are the same on
 * every machine.
 *
 * @param arm which of the things that are played on each seed
 * @param fault why the game has no end, in one line; empty for all others, and then the rest is there
 * @param decisions how many answers were given
 * @param choices how many of them to questions with more than one
 * @param branching answers there were, over all questions
 * @param secrets at how many of them the seat that was asked knew, or could decide, what others may not know
 * @param logged how many lines of the log there were, without dice, draws and shuffles
 * @param fights how many of these cite a rule about fighting
 * @param chances dice, draws and shuffles
 * @param leads how often another side took the lead
 * @param ledFrom the answer with which the winner took the lead for good; the last one if several sides won
 * @param years how things stood when each year ended, the first year first
 * @param course the share of Athens when 0, 5, 10 ... 100% of the answers had been given
 * @param asked how often each class that the variants brought was asked in the game itself
 * @param differs 1 more than the number of answers after which this first differs from the game of the first WHAT; 0 if never
 */
record GameLine(
        long game,
        int arm,
        String fault,
        int decisions,
        int choices,
        long branching,
        int secrets,
        int logged,
        int fights,
        int chances,
        String ending,
        List<Integer> points,
        List<Integer> ranks,
        int leads,
        int ledFrom,
        List<Year> years,
        List<Integer> course,
        SortedMap<String, Integer> asked,
        int differs) {

    static final int WHOLE = 10_000;
    static final int STEPS = 20;
    static final char NOBODY = '.';

    private static final Pattern HOLDERS = Pattern.compile("[ASO.]{" + Place.values().length + "}");

    GameLine {
        Objects.requireNonNull(fault);
        Objects.requireNonNull(ending);
        points = List.copyOf(points);
        ranks = List.copyOf(ranks);
        years = List.copyOf(years);
        course = List.copyOf(course);
        asked = Collections.unmodifiableSortedMap(new TreeMap<>(asked));
    }

    static GameLine failed(long game, int arm, int decisions, String fault) {
        return new GameLine(
                game,
                arm,
                fault,
                decisions,
                0,
                0,
                0,
                0,
                0,
                0,
                "",
                List.of(),
                List.of(),
                0,
                0,
                List.of(),
                List.of(),
                new TreeMap<>(),
                0);
    }

    /**
     * A year's end.
     *
     * @param holders a letter for each of the shared places, in their order: A, S, O, or a dot for nobody
     */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    record Year(int year, int athens, int sparta, String holders) {

        static Year of(Standing standing) {
            StringBuilder holders = new StringBuilder();
            for (Place place : Place.values()) {
                Camp camp = standing.holders().get(place);
                holders.append(camp == null ? NOBODY : camp.name().charAt(0));
            }
            return new Year(
                    standing.yearBc(), part(standing, Camp.ATHENS), part(standing, Camp.SPARTA), holders.toString());
        }

        private static int part(Standing standing, Camp camp) {
            return whole(standing.share().getOrDefault(camp, 0.0));
        }

        /** The share of Athens in what the two camps have together. */
        double share() {
            return athens + sparta == 0 ? 0.5 : (double) athens / (athens + sparta);
        }
    }

    static int whole(double share) {
        return (int) Math.round(share * WHOLE);
    }

    /** What is impossible about a readable line; a failed game has nothing else to check. */
    Optional<String> damage(int seats) {
        if (failed()) {
            return Optional.empty();
        }
        if (points.size() != seats || ranks.size() != seats || !ranks.contains(1)) {
            return Optional.of("it needs the points and the rank of " + seats + " seats, and a first rank");
        }
        if (ranks.stream().anyMatch(rank -> rank < 1)) {
            return Optional.of("its ranks are " + ranks + ", and the first rank is 1");
        }
        if (Stream.of(decisions, choices, secrets, logged, fights, chances, leads, ledFrom, differs)
                        .anyMatch(count -> count < 0)
                || Math.max(Math.max(choices, secrets), ledFrom) > decisions
                || fights > logged) {
            return Optional.of("its counts can't be those of a game");
        }
        if (course.size() != STEPS + 1) {
            return Optional.of("its course has " + course.size() + " steps instead of " + (STEPS + 1));
        }
        if (course.stream().anyMatch(share -> share < 0 || share > WHOLE)) {
            return Optional.of("its course leaves 0 to " + WHOLE);
        }
        for (int i = 1; i < years.size(); i++) {
            if (years.get(i).year() >= years.get(i - 1).year()) {
                return Optional.of(years.get(i).year() + " BC does not come after "
                        + years.get(i - 1).year() + " BC");
            }
        }
        return years.stream()
                .filter(year -> !HOLDERS.matcher(year.holders()).matches())
                .map(year -> "the holders of " + year.year() + " BC are '" + year.holders()
                        + "'; write A, S, O or a dot" + " for each of the " + Place.values().length + " places")
                .findFirst();
    }

    boolean failed() {
        return !fault.isEmpty();
    }

    long seed() {
        return game / 2;
    }

    /** How things stood at the end of a year: as they did when the game left it, or leapt over it; null outside its years. */
    Year at(int yearBc) {
        if (years.isEmpty()
                || yearBc > years.get(0).year()
                || yearBc < years.get(years.size() - 1).year()) {
            return null;
        }
        Year last = null;
        for (Year year : years) {
            if (year.year() < yearBc) {
                break;
            }
            last = year;
        }
        return last;
    }

    String json() {
        return Json.COMPACT.writeValueAsString(this);
    }

    static GameLine read(String line) {
        return Json.COMPACT.readValue(line, GameLine.class);
    }
}
