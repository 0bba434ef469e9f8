package org.polemarch.mountford;

import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Standing;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Chest;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.components.Relations;

/** 9.2 Victory, and the common yardstick: the war is scored by the will to fight that each side has left. */
@Cites("9.2")
public class Standings {

    private final MountfordData data;
    private final Relations relations;
    private final Map<Place, Integer> places = new EnumMap<>(Place.class);

    @Inject
    public Standings(MountfordData data, Relations relations) {
        this.data = data;
        this.relations = relations;
        Map<String, Integer> byId = new LinkedHashMap<>();
        for (int i = 0; i < data.atlas().size(); i++) {
            byId.put(data.atlas().space(i).id(), i);
        }
        for (Place place : Place.values()) {
            String id = switch (place) {
                case LESBOS -> "mytilene";
                case RHODES -> "lindus";
                case EUBOEA -> "chalcis";
                case EPIDAMNUS -> "epidamnos";
                default -> place.name().toLowerCase(java.util.Locale.ROOT);
            };
            if (byId.containsKey(id)) {
                places.put(place, byId.get(id));
            }
        }
    }

    Outcome outcome(MountfordState state) {
        int winner = state.ending.winner();
        if (winner < 0) {
            // As things stand Athens wins by holding out, unless its will is broken and Sparta's is not (9.2).
            winner = state.bellicosity(0) == 0 && state.bellicosity(1) > 0 ? 1 : 0;
        }
        return new Outcome(List.of(score(state, 0, winner), score(state, 1, winner)), state.ending.key());
    }

    private static Score score(MountfordState state, int seat, int winner) {
        int points = state.bellicosity(seat);
        return new Score(
                Seats.of(seat), seat == winner ? 1 : 2, points, List.of(new Score.Line("score.bellicosity", points)));
    }

    Standing standing(MountfordState state) {
        double athens = state.bellicosity(0) + 1;
        double peloponnese = state.bellicosity(1) + 1;
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        places.forEach((place, space) -> {
            Power owner = state.owner(space);
            if (owner == Power.MACEDON) {
                holders.put(place, relations.macedonWithAthens(state) ? Camp.ATHENS : Camp.SPARTA);
            } else if (owner.seat() >= 0 && owner != Power.REBEL) {
                holders.put(place, owner.seat() == 0 ? Camp.ATHENS : Camp.SPARTA);
            }
        });
        return Standing.ofTwo(data.turn(state.turn).yearBc(), athens / (athens + peloponnese), holders);
    }

    /** Tiles by set, and SPs: those on the map and lost, less those raised. */
    SortedMap<String, Integer> census(MountfordState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Chest chest = state.chest();
        for (TileSet set : TileSet.values()) {
            long mask = data.tiles().of(set);
            int count = Long.bitCount(chest.treasury() & mask)
                    + Long.bitCount(chest.pool() & mask)
                    + Long.bitCount(chest.discard() & mask)
                    + Long.bitCount(chest.map() & mask)
                    + Long.bitCount(chest.box() & mask)
                    + Long.bitCount(chest.removed() & mask);
            census.put("tiles " + set.name().toLowerCase(java.util.Locale.ROOT), count);
        }
        census.put("strength points", state.spCount() + state.eliminated - state.raised);
        return census;
    }
}
