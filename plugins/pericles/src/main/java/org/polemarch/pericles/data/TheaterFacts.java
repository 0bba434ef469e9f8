package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.api.game.Place;
import org.polemarch.pericles.model.Arm;

/**
 * What the map prints about a Theater.
 *
 * @param ground the kind of battle that is compulsory there
 * @param places what lies in it of the places all games share
 * @param homeOf the city-state whose Theater it is, or NONE
 */
public record TheaterFacts(
        String id,
        int number,
        String name,
        Arm ground,
        boolean granary,
        boolean aegean,
        String homeOf,
        List<Place> places,
        double latitude,
        double longitude) {
    public TheaterFacts {
        places = List.copyOf(places);
    }
}
