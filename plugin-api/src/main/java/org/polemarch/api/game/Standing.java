package org.polemarch.api.game;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The common yardstick of all games, asked at any time from public facts.
 *
 * @param yearBc the year BC the game has reached
 * @param share each camp's share of the score so far; the shares are not negative and add up to 1
 * @param holders the camp that holds a shared place; a place nobody holds or the game does not know is absent
 */
public record Standing(int yearBc, Map<Camp, Double> share, Map<Place, Camp> holders) {
    public Standing {
        Map<Camp, Double> shares = new EnumMap<>(Camp.class);
        shares.putAll(share);
        share = Collections.unmodifiableMap(shares);
        Map<Place, Camp> ordered = new EnumMap<>(Place.class);
        ordered.putAll(holders);
        holders = Collections.unmodifiableMap(ordered);
    }

    /** A war between two: the share of Athens, and the rest for Sparta. */
    public static Standing ofTwo(int yearBc, double athens, Map<Place, Camp> holders) {
        return new Standing(yearBc, Map.of(Camp.ATHENS, athens, Camp.SPARTA, 1 - athens), holders);
    }

    /** What Athens has of what the two camps have together; a half while neither has anything. */
    public double athens() {
        double athens = share.getOrDefault(Camp.ATHENS, 0.0);
        double both = athens + share.getOrDefault(Camp.SPARTA, 0.0);
        return both > 0 ? athens / both : 0.5;
    }
}
