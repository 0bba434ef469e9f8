package org.polemarch.core.compare;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;

/**
 * The findings of an experiment. Everything here is a function of its file of results.
 *
 * @param plugins the SHA-256 of each plugin involved
 * @param differences of each WHAT from the first
 * @param skill how much each bot of the ladder is better than the one before it
 * @param sentences the findings in plain words, WHAT by WHAT
 */
public record Findings(
        Experiment experiment,
        SortedMap<String, String> plugins,
        List<Portrait> whats,
        List<Difference> differences,
        List<Rung> skill,
        List<Sentence> sentences) {

    public Findings {
        plugins = Collections.unmodifiableSortedMap(new TreeMap<>(plugins));
        whats = List.copyOf(whats);
        differences = List.copyOf(differences);
        skill = List.copyOf(skill);
        sentences = List.copyOf(sentences);
    }

    /**
     * One WHAT by itself.
     *
     * @param name its name beside the first one: only the differences
     * @param games how many were played to their end
     * @param failed how many were not
     * @param faults why not, the first few
     * @param camps in how many games a camp won alone
     * @param shared in how many games seats of several camps won together
     * @param chance how much of the result the seed decides between equal bots; absent if the bots were not equal
     * @param years the share of Athens at the end of each year
     * @param course the share of Athens by part of the game, in %
     * @param holders who held each place in each year
     */
    public record Portrait(
            String what,
            String title,
            String name,
            List<String> bots,
            long games,
            long failed,
            List<String> faults,
            Map<Camp, Share> camps,
            Share shared,
            List<SeatPortrait> seats,
            Map<Measure, Spread> measures,
            Optional<Chance> chance,
            List<Band> years,
            List<Band> course,
            List<Holders> holders,
            SortedMap<String, Long> endings,
            Optional<Change> change) {
        public Portrait {
            bots = List.copyOf(bots);
            faults = List.copyOf(faults);
            camps = Collections.unmodifiableMap(new EnumMap<>(camps));
            seats = List.copyOf(seats);
            measures = Collections.unmodifiableMap(new LinkedHashMap<>(measures));
            years = List.copyOf(years);
            course = List.copyOf(course);
            holders = List.copyOf(holders);
            endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
        }
    }

    /** One seat: in how many games it won, alone or not, and what it scored. */
    public record SeatPortrait(String id, String title, Camp camp, Share wins, Spread points) {}

    /** The intraclass correlation of the results of games with the same seed. */
    public record Chance(double share, Interval interval, long pairs) {}

    /**
     * The share of Athens in all games, from 0 to 1.
     *
     * @param at a year BC, or a part of the game in %
     * @param history the share in the real war
     */
    public record Band(int at, Spread share, double history) {}

    /** Who held a place at the end of a year, in parts of the games that reached it; the rest is nobody. */
    public record Holders(
            Place place, int year, long games, double athens, double sparta, double other, Camp history) {}

    /**
     * Whether the rules that a WHAT changes mattered.
     *
     * @param figuresOnly whether its variants change figures and words but bring no class, so that nothing can be asked
     * @param asked the classes that its variants brought
     * @param differed in how many games anything was other than in the game of the first WHAT on the same seed
     * @param first after how many answers, in those games
     */
    public record Change(boolean figuresOnly, List<AskedRule> asked, Share differed, Optional<Spread> first) {
        public Change {
            asked = List.copyOf(asked);
        }
    }

    /** How often a changed rule was asked, in all games, and in how many games at all. */
    public record AskedRule(String rule, long times, Share games) {}

    /**
     * A figure by which a WHAT differs from the first, or does not.
     *
     * @param what its place in the list of WHATs
     * @param figure the camp or seat whose wins are counted, or the measure
     * @param measure absent for wins, which are parts of all games from 0 to 1
     * @param seeds on how many seeds both could be played
     * @param effect in standard deviations of the differences between the games of a seed; no number if all seeds differ alike
     * @param p the probability of such a difference if there were none
     * @param corrected the same after Holm, over all figures shown
     * @param found whether that is below 5%
     */
    public record Difference(
            int what,
            String figure,
            Optional<Measure> measure,
            long seeds,
            double from,
            double to,
            double difference,
            Interval interval,
            double effect,
            double p,
            double corrected,
            boolean found,
            String sentence) {}

    /**
     * Two neighbours on the ladder of skill.
     *
     * @param wins in how many games a seat of the better bot won
     * @param failed how many games were not played to their end
     * @param elo what that would be worth on a chess player's scale
     */
    public record Rung(String what, String weaker, String stronger, Share wins, long failed, double elo) {}

    /**
     * A finding in plain words.
     *
     * @param what the place of the WHAT it is about
     * @param found whether it is a difference
     */
    public record Sentence(int what, boolean found, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    /** The first WHAT, against which the others are measured. */
    public Portrait base() {
        return whats.get(0);
    }

    /** As JSON: the same bytes on every machine. */
    public String json() {
        return Json.pretty(this);
    }
}
