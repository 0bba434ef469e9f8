package org.polemarch.perikles;

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
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Tiles;
import org.polemarch.perikles.scoring.Scoring;

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
    Standing standing(PeriklesState state) {
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
        for (int city = 0; city < Power.CITIES; city++) {
            if (state.cities().latestLeader(city) == player) {
                camps.add(camp(Power.of(city)));
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

    private Map<Place, Camp> holders(PeriklesState state) {
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        for (int city = 0; city < Power.CITIES; city++) {
            Power power = Power.of(city);
            if (state.cities().latestLeader(city) != Cities.NOBODY) {
                state.data().figures(power).place().ifPresent(place -> holders.put(place, camp(power)));
            }
        }
        for (Location location : Location.values()) {
            int players = state.tiles().holders(location.ordinal());
            if (Integer.bitCount(players) == 1) {
                Set<Camp> camps = EnumSet.copyOf(camps(Integer.numberOfTrailingZeros(players), state));
                Camp camp = camps.size() == 1 ? camps.iterator().next() : Camp.OTHER;
                state.data().figures(location).place().ifPresent(place -> holders.put(place, camp));
            }
        }
        return holders;
    }

    SortedMap<String, Integer> census(PeriklesState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Tiles tiles = state.tiles();
        int held = 0;
        int specials = 0;
        for (int tile : state.specials().box().toArray()) {
            specials |= 1 << tile;
        }
        for (Seat seat : seating.all()) {
            int player = seat.index();
            census.put(
                    "cubes " + seat.id(),
                    state.cities().supply(player) + state.cities().cubesOnBoard(player));
            held += tiles.held(player);
            if (state.specials().box().size() < SpecialTile.COUNT) {
                specials |= 1 << state.specials().of(player);
            }
        }
        census.put(
                "influence tiles",
                held
                        + tiles.influenceStack().size()
                        + tiles.display().size()
                        + tiles.used().size());
        census.put("special tiles", Integer.bitCount(specials));
        int locations = tiles.locationStack().size();
        for (int slot = 0; slot < tiles.slots(); slot++) {
            locations += tiles.settled(slot) ? 0 : 1;
        }
        for (int location = 0; location < Location.COUNT; location++) {
            locations += tiles.holders(location) != 0 || tiles.removed(location) ? 1 : 0;
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
            count += state.forces().count(power.ordinal(), 0, place);
            count += state.forces().count(power.ordinal(), 1, place);
        }
        return count;
    }
}
