package org.polemarch.perikles.model;

import java.util.Optional;
import org.polemarch.api.kit.Id;

/**
 * A kind of influence tile and what is printed on it; tiles of one kind are alike. Which kinds there are stands in the data.
 *
 * @param city the city whose colour it has; empty for the tiles of any city
 */
public record InfluenceTile(String id, Optional<Power> city, int shards, Symbol symbol) {

    /** What a tile requires besides placing cubes. */
    public enum Symbol implements Id {
        NONE,
        CANDIDATE,
        ASSASSIN
    }

    public int colour() {
        return city.isPresent() ? city.get().index() : Power.CITIES;
    }

    @Override
    public String toString() {
        return id;
    }
}
