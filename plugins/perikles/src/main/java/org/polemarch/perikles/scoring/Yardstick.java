package org.polemarch.perikles.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Tiles;

/** How a position compares with those of other games, and what lies on the table. */
public class Yardstick {

    private final Seating seating;
    private final Scoring scoring;

    @Inject
    public Yardstick(Seating seating, Scoring scoring) {
        this.seating = seating;
        this.scoring = scoring;
    }

    /**
     * A city with a leader, now or last, stands in its own camp; a family's score, and a location whose tile it took alone,
     * is divided among, or stands in, the camps of the cities it leads.
     */
    public Standing standing(PeriklesState state) {
        PeriklesData.Calendar calendar = state.data().calendar();
        int year = state.ending() == Ending.RUNNING ? calendar.yearsBc().get(state.turn() - 1) : calendar.lastYearBc();
        Map<Camp, Double> share = new EnumMap<>(Camp.class);
        double total = 0;
        for (Seat seat : seating.all()) {
            total += scoring.points(seat.index(), state);
        }
        for (Seat seat : seating.all()) {
            double part = total == 0 ? 1.0 / seating.players() : scoring.points(seat.index(), state) / total;
            List<Camp> camps = camps(seat.index(), state);
            camps.forEach(camp -> share.merge(camp, part / camps.size(), Double::sum));
        }
        return new Standing(year, share, holders(state));
    }

    /** The camps of the cities a family leads, a camp for each city; a family without a city belongs to neither. */
    private static List<Camp> camps(int player, PeriklesState state) {
        List<Camp> camps = new ArrayList<>();
        for (Power city : Power.cities()) {
            if (state.cities().latestLeader(city.index()) == player) {
                camps.add(camp(city));
            }
        }
        return camps.isEmpty() ? List.of(Camp.OTHER) : camps;
    }

    private static Camp camp(Power city) {
        return switch (city) {
            case ATHENS -> Camp.ATHENS;
            case SPARTA, CORINTH, THEBES, MEGARA -> Camp.SPARTA;
            case ARGOS, PERSIA -> Camp.OTHER;
        };
    }

    protected Map<Place, Camp> holders(PeriklesState state) {
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        for (Power city : Power.cities()) {
            if (state.cities().latestLeader(city.index()) != Cities.NOBODY) {
                state.data().figures(city).place().ifPresent(place -> holders.put(place, camp(city)));
            }
        }
        for (LocationTile tile : state.data().locations()) {
            IndexSet players = state.tiles().holders(tile.index());
            if (players.size() == 1) {
                Set<Camp> camps = EnumSet.copyOf(camps(players.first(), state));
                Camp camp = camps.size() == 1 ? camps.iterator().next() : Camp.OTHER;
                tile.place().ifPresent(place -> holders.put(place, camp));
            }
        }
        return holders;
    }

    public SortedMap<String, Integer> census(PeriklesState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Tiles tiles = state.tiles();
        int held = 0;
        IndexSet specials = IndexSet.of(state.specials().box().toArray());
        for (Seat seat : seating.all()) {
            int player = seat.index();
            census.put(
                    "cubes " + seat.id(),
                    state.cities().supply(player) + state.cities().cubesOnBoard(player));
            held += tiles.held(player);
            if (state.specials().areDealt()) {
                specials = specials.with(state.specials().of(player).index());
            }
        }
        census.put(
                "influence tiles",
                held
                        + tiles.influenceStack().size()
                        + tiles.display().size()
                        + tiles.used().size());
        census.put("special tiles", specials.size());
        int locations = tiles.locationStack().size();
        for (int slot = 0; slot < tiles.slots(); slot++) {
            locations += tiles.settled(slot) ? 0 : 1;
        }
        for (LocationTile tile : state.data().locations()) {
            locations += tiles.holders(tile.index()).isEmpty() && !tiles.removed(tile.index()) ? 0 : 1;
        }
        census.put("location tiles", locations);
        for (Power power : Power.values()) {
            census.put("counters " + power.id(), counters(power, state));
        }
        return census;
    }

    /** Counted place by place, so that a counter that lies nowhere would be missed. */
    private static int counters(Power power, PeriklesState state) {
        int count = 0;
        int places = Forces.inLine(state.tiles().slots() * 2);
        for (int place = 0; place < places; place++) {
            count += state.forces().count(power.index(), 0, place);
            count += state.forces().count(power.index(), 1, place);
        }
        return count;
    }
}
