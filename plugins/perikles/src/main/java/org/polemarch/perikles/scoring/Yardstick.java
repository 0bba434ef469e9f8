package org.polemarch.perikles.scoring;

import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

    /** A place is held by the leader of its city, now or last, or by the player who took its tile alone. */
    public Standing standing(PeriklesState state) {
        PeriklesData.Calendar calendar = state.data().calendar();
        int year = state.ending() == Ending.RUNNING ? calendar.yearsBc().get(state.turn() - 1) : calendar.lastYearBc();
        Map<String, Double> share = new LinkedHashMap<>();
        double total = 0;
        for (Seat seat : seating.all()) {
            total += scoring.points(seat.index(), state);
        }
        for (Seat seat : seating.all()) {
            share.put(seat.id(), total == 0 ? 1.0 / seating.players() : scoring.points(seat.index(), state) / total);
        }
        return new Standing(year, share, holders(state));
    }

    /** Who holds which of the places all games know. */
    protected Map<Place, String> holders(PeriklesState state) {
        Map<Place, String> holders = new EnumMap<>(Place.class);
        for (Power city : Power.cities()) {
            int leader = state.cities().latestLeader(city.index());
            if (leader != Cities.NOBODY) {
                String holder = seating.seat(leader).id();
                state.data().figures(city).place().ifPresent(place -> holders.put(place, holder));
            }
        }
        for (LocationTile tile : state.data().locations()) {
            IndexSet players = state.tiles().holders(tile.index());
            if (players.size() == 1) {
                String holder = seating.seat(players.first()).id();
                tile.place().ifPresent(place -> holders.put(place, holder));
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
