package org.polemarch.mountford.scoring;

import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Chest;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.components.Relations;

/** The common yardstick of all games: who holds which place in which year, and what must not get lost. */
public class Yardstick {

    private final MountfordData data;
    private final Relations relations;
    private final Map<Place, Integer> places = new EnumMap<>(Place.class);

    @Inject
    public Yardstick(MountfordData data, Relations relations) {
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
                case DELIUM -> "tanagra"; // in whose territory it lay (Thucydides 4.76)
                default -> place.name().toLowerCase(java.util.Locale.ROOT);
            };
            if (byId.containsKey(id)) {
                places.put(place, byId.get(id));
            }
        }
    }

    public Standing standing(MountfordState state) {
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
        return Standing.ofTwo(data.turn(state.turn()).yearBc(), athens / (athens + peloponnese), holders);
    }

    /** Tiles by set, and SPs: those on the map and lost, less those raised. */
    public SortedMap<String, Integer> census(MountfordState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Chest chest = state.chest();
        for (TileSet set : TileSet.values()) {
            int count = 0;
            for (IndexSet place : chest.places()) {
                count += place.and(data.tiles().of(set)).size();
            }
            census.put("tiles " + set.name().toLowerCase(java.util.Locale.ROOT), count);
        }
        census.put("strength points", state.spCount() + state.eliminated() - state.raised());
        return census;
    }
}
