package org.polemarch.perikles.data;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Place;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;

/**
 * What is printed on a location tile.
 *
 * @param index its place in the data
 * @param city the city that controls it
 * @param rounds the types that fight there, in their order
 * @param grey the types of which a printed unit defends
 * @param violet the types of which a printed unit rises for the attacker
 * @param spot where it is drawn
 */
public record LocationTile(
        Location location,
        int index,
        Power city,
        int points,
        List<UnitType> rounds,
        IndexSet grey,
        IndexSet violet,
        Spot spot,
        Optional<Place> place) {

    /**
     * A place on the map.
     *
     * @param stand latitude and longitude where its pieces are drawn, if not beside its symbol
     */
    public record Spot(double latitude, double longitude, List<Double> stand) {
        public Spot {
            stand = List.copyOf(stand);
        }
    }

    public LocationTile {
        rounds = List.copyOf(rounds);
    }

    public UnitType lastRound() {
        return rounds.get(rounds.size() - 1);
    }

    /** Whether only hoplites can be sent there. */
    public boolean hoplitesOnly() {
        return rounds.size() == 1 && rounds.get(0) == UnitType.HOPLITE;
    }
}
