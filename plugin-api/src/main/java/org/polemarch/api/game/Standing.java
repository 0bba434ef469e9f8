package org.polemarch.api.game;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The common yardstick of all games, asked at any time from public facts.
 *
 * @param yearBc the year BC the game has reached
 * @param share each side's share of the score so far; the shares are not negative and add up to 1
 * @param holders the side that holds a shared place; a place nobody holds or the game does not know is absent
 */
public record Standing(int yearBc, Map<String, Double> share, Map<Place, String> holders) {
    public Standing {
        share = Collections.unmodifiableMap(new LinkedHashMap<>(share));
        Map<Place, String> ordered = new EnumMap<>(Place.class);
        ordered.putAll(holders);
        holders = Collections.unmodifiableMap(ordered);
    }
}
