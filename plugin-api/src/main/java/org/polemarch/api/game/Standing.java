package org.polemarch.api.game;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The common yardstick of all games. It can be asked for at any time and uses public facts only.
 *
 * @param yearBc the year BC the game has reached
 * @param share each camp's share of the score so far; the shares are not negative and add up to 1
 * @param holders the camp that holds each shared place; places that nobody holds or that the game doesn't know are
 *     absent
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

    /** For a war between two: Athens has this share and Sparta the rest. */
    public static Standing ofTwo(int yearBc, double athens, Map<Place, Camp> holders) {
        return new Standing(yearBc, Map.of(Camp.ATHENS, athens, Camp.SPARTA, 1 - athens), holders);
    }

    /** The share of Athens in what the two camps have together; one half while neither has anything. */
    public double athens() {
        double athens = share.getOrDefault(Camp.ATHENS, 0.0);
        double both = athens + share.getOrDefault(Camp.SPARTA, 0.0);
        return both > 0 ? athens / both : 0.5;
    }
}
