package org.polemarch.perikles.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.polemarch.api.game.Seat;
import org.polemarch.perikles.data.CombatColumn;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Relations;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Tiles;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.scoring.Scoring;

/** What a seat may know: everything but the special tiles of others, stacks, and face-down counters of others. */
public class Projection {

    private final Seating seating;
    private final Scoring scoring;
    private final ForcesInSight forces;

    @Inject
    public Projection(Seating seating, Scoring scoring, ForcesInSight forces) {
        this.seating = seating;
        this.scoring = scoring;
        this.forces = forces;
    }

    /** The view of a seat. */
    public PeriklesView of(PeriklesState state, Seat viewer) {
        Tiles tiles = state.tiles();
        boolean dealt = state.specials().box().size() < SpecialTile.COUNT;
        return new PeriklesView(
                viewer,
                state.turn(),
                state.data().game().turns(),
                state.phase(),
                seating.seat(state.first()),
                dealt ? Optional.of(SpecialTile.of(state.specials().of(viewer.index()))) : Optional.empty(),
                seating.all().stream().map(seat -> player(seat, state)).toList(),
                cities(state),
                powers(power -> true).stream()
                        .map(power -> forces.force(power, state, viewer))
                        .toList(),
                places(state, viewer),
                locations(tiles::removed),
                display(tiles),
                tiles.influenceStack().size(),
                tiles.locationStack().size(),
                relations(state.relations()),
                fight(state),
                reports(state));
    }

    private PeriklesView.Player player(Seat seat, PeriklesState state) {
        int player = seat.index();
        List<InfluenceTile> held = new ArrayList<>();
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            for (int i = 0; i < state.tiles().held(player, tile); i++) {
                held.add(InfluenceTile.of(tile));
            }
        }
        Optional<SpecialTile> played = state.specials().playedBy(player)
                ? Optional.of(SpecialTile.of(state.specials().of(player)))
                : Optional.empty();
        return new PeriklesView.Player(
                seat,
                state.cities().supply(player),
                held,
                played,
                powers(power -> state.leads(player, power)),
                locations(location -> (state.tiles().holders(location) >> player & 1) != 0),
                scoring.cubes(player, state),
                scoring.tiles(player, state),
                scoring.statues(player, state));
    }

    private List<PeriklesView.City> cities(PeriklesState state) {
        Cities cities = state.cities();
        List<PeriklesView.City> views = new ArrayList<>();
        for (int city = 0; city < Power.CITIES; city++) {
            Power power = Power.of(city);
            int here = city;
            views.add(new PeriklesView.City(
                    power,
                    seating.all().stream()
                            .map(seat -> cities.cubes(seat.index(), here))
                            .toList(),
                    seat(cities.candidate(city, 0)),
                    seat(cities.candidate(city, 1)),
                    seat(cities.leader(city)),
                    seating.all().stream()
                            .map(seat -> cities.statues(seat.index(), here))
                            .toList(),
                    cities.defeats(city),
                    state.data().figures(power).vpTrack(),
                    state.data().statueValue(city, cities.defeats(city))));
        }
        return views;
    }

    private Optional<Seat> seat(int player) {
        return player == Cities.NOBODY ? Optional.empty() : Optional.of(seating.seat(player));
    }

    private List<Seat> seats(int players) {
        return seating.all().stream()
                .filter(seat -> (players >> seat.index() & 1) != 0)
                .toList();
    }

    private List<PeriklesView.Place> places(PeriklesState state, Seat viewer) {
        List<PeriklesView.Place> places = new ArrayList<>();
        if (state.tiles().locationStack().size() == Location.COUNT) {
            return places; // nothing is laid out yet
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            Location location = Location.of(state.tiles().open(slot));
            int at = location.ordinal();
            int permitted = state.relations().permitted(slot);
            List<UnitType> rounds = new ArrayList<>();
            for (int round = 0; round < state.data().rounds(at); round++) {
                rounds.add(state.data().round(at, round));
            }
            places.add(new PeriklesView.Place(
                    location,
                    Power.of(state.data().cityOf(at)),
                    state.data().pointsOf(at),
                    rounds,
                    rounds.stream().filter(type -> state.data().grey(at, type)).toList(),
                    rounds.stream()
                            .filter(type -> state.data().violet(at, type))
                            .toList(),
                    line(slot, Side.ATTACK, state, viewer),
                    line(slot, Side.DEFENCE, state, viewer),
                    powers(power -> (permitted >> power & 1) != 0),
                    state.tiles().settled(slot) ? state.chronicle().fate(slot) : Chronicle.Fate.OPEN,
                    seats(state.tiles().holders(at))));
        }
        return places;
    }

    private PeriklesView.Line line(int slot, Side side, PeriklesState state, Seat viewer) {
        int line = Forces.line(slot, side);
        int main = state.forces().main(line);
        return new PeriklesView.Line(
                main == Cities.NOBODY ? List.of() : seats(state.playersOf(main)), forces.line(line, state, viewer));
    }

    private static List<Power> powers(IntPredicate test) {
        List<Power> powers = new ArrayList<>();
        for (Power power : Power.values()) {
            if (test.test(power.ordinal())) {
                powers.add(power);
            }
        }
        return powers;
    }

    private static List<Location> locations(IntPredicate test) {
        List<Location> locations = new ArrayList<>();
        for (Location location : Location.values()) {
            if (test.test(location.ordinal())) {
                locations.add(location);
            }
        }
        return locations;
    }

    private static List<InfluenceTile> display(Tiles tiles) {
        List<InfluenceTile> display = new ArrayList<>();
        for (int tile : tiles.display().toArray()) {
            display.add(InfluenceTile.of(tile));
        }
        return display;
    }

    private static List<PeriklesView.Relation> relations(Relations relations) {
        List<PeriklesView.Relation> views = new ArrayList<>();
        for (int one = 0; one < Power.COUNT; one++) {
            for (int other = one + 1; other < Power.COUNT; other++) {
                if ((relations.war(one) >> other & 1) != 0) {
                    views.add(new PeriklesView.Relation(Power.of(one), Power.of(other), true));
                }
                if ((relations.allied(one) >> other & 1) != 0) {
                    views.add(new PeriklesView.Relation(Power.of(one), Power.of(other), false));
                }
            }
        }
        return views;
    }

    private static Optional<PeriklesView.Fight> fight(PeriklesState state) {
        Battle battle = state.battle();
        if (battle.slot() < 0) {
            return Optional.empty();
        }
        int location = state.tiles().open(battle.slot());
        List<PeriklesView.Round> rounds = new ArrayList<>();
        for (int round = 0; round < state.data().rounds(location); round++) {
            rounds.add(round(round, state));
        }
        return Optional.of(new PeriklesView.Fight(Location.of(location), battle.round(), rounds));
    }

    private static PeriklesView.Round round(int round, PeriklesState state) {
        Battle battle = state.battle();
        boolean found = battle.course(round) == Battle.Course.FOUGHT;
        int column = CombatColumn.between(battle.strength(round, Side.ATTACK), battle.strength(round, Side.DEFENCE))
                .ordinal();
        List<Integer> dice = new ArrayList<>();
        for (int die = 0; die < 4 && battle.die(round, 0) > 0; die++) {
            dice.add(battle.die(round, die));
        }
        int doubled = battle.round() == round ? battle.doubled() : 0;
        return new PeriklesView.Round(
                state.data().round(state.tiles().open(battle.slot()), round),
                battle.course(round),
                battle.strength(round, Side.ATTACK),
                battle.strength(round, Side.DEFENCE),
                found ? Optional.of(CombatColumn.of(column).label()) : Optional.empty(),
                found ? state.data().attackerNeeds(column) : 0,
                found ? state.data().defenderNeeds(column) : 0,
                battle.tokens(round, Side.ATTACK),
                battle.tokens(round, Side.DEFENCE),
                dice,
                powers(power -> (doubled >> power & 1) != 0),
                battle.winner(round) == Battle.NO_SIDE ? Optional.empty() : Optional.of(Side.of(battle.winner(round))));
    }

    private static List<PeriklesView.Report> reports(PeriklesState state) {
        List<PeriklesView.Report> reports = new ArrayList<>();
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (state.chronicle().location(slot) != Chronicle.NONE) {
                reports.add(new PeriklesView.Report(
                        Location.of(state.chronicle().location(slot)),
                        state.chronicle().fate(slot),
                        ForcesInSight.seen(Forces.line(slot, Side.ATTACK), state),
                        ForcesInSight.seen(Forces.line(slot, Side.DEFENCE), state)));
            }
        }
        return reports;
    }
}
