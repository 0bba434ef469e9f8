package org.polemarch.perikles.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.data.Column;
import org.polemarch.perikles.data.LocationTile;
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
    private final CombatTable table;

    @Inject
    public Projection(Seating seating, Scoring scoring, ForcesInSight forces, CombatTable table) {
        this.seating = seating;
        this.scoring = scoring;
        this.forces = forces;
        this.table = table;
    }

    public PeriklesView of(PeriklesState state, Seat viewer) {
        Tiles tiles = state.tiles();
        return new PeriklesView(
                viewer,
                state.turn(),
                state.data().game().turns(),
                state.phase(),
                seating.seat(state.first()),
                state.specials().areDealt() ? Optional.of(state.specials().of(viewer.index())) : Optional.empty(),
                seating.all().stream().map(seat -> player(seat, state)).toList(),
                cities(state),
                Arrays.stream(Power.values())
                        .map(power -> forces.force(power, state, viewer))
                        .toList(),
                places(state, viewer),
                locations(tiles::removed, state),
                display(state),
                tiles.influenceStack().size(),
                tiles.locationStack().size(),
                relations(state.relations()),
                fight(state),
                reports(state));
    }

    private PeriklesView.Player player(Seat seat, PeriklesState state) {
        int player = seat.index();
        List<InfluenceTile> held = new ArrayList<>();
        for (int kind = 0; kind < state.data().kinds(); kind++) {
            held.addAll(Collections.nCopies(
                    state.tiles().held(player, kind), state.data().kind(kind)));
        }
        Optional<SpecialTile> played =
                state.specials().playedBy(player) ? Optional.of(state.specials().of(player)) : Optional.empty();
        return new PeriklesView.Player(
                seat,
                state.cities().supply(player),
                held,
                played,
                state.powersOf(player).map(Power::of),
                locations(location -> state.tiles().holders(location).has(player), state),
                scoring.cubes(player, state),
                scoring.tiles(player, state),
                scoring.statues(player, state));
    }

    private List<PeriklesView.City> cities(PeriklesState state) {
        Cities cities = state.cities();
        List<PeriklesView.City> views = new ArrayList<>();
        for (Power power : Power.cities()) {
            int city = power.index();
            views.add(new PeriklesView.City(
                    power,
                    seating.all().stream()
                            .map(seat -> cities.cubes(seat.index(), city))
                            .toList(),
                    seat(cities.candidate(city, 0)),
                    seat(cities.candidate(city, 1)),
                    seat(cities.leader(city)),
                    seating.all().stream()
                            .map(seat -> cities.statues(seat.index(), city))
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

    private List<PeriklesView.Place> places(PeriklesState state, Seat viewer) {
        List<PeriklesView.Place> places = new ArrayList<>();
        if (state.tiles().locationStack().size() == state.data().locations().size()) {
            return places; // nothing is laid out yet
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            LocationTile tile = state.tile(slot);
            places.add(new PeriklesView.Place(
                    tile.location(),
                    tile.city(),
                    tile.points(),
                    tile.rounds(),
                    printed(tile, tile.grey()),
                    printed(tile, tile.violet()),
                    line(slot, Side.ATTACK, state, viewer),
                    line(slot, Side.DEFENCE, state, viewer),
                    state.relations().permitted(slot).map(Power::of),
                    tile.spot(),
                    state.tiles().settled(slot) ? state.chronicle().fate(slot) : Chronicle.Fate.OPEN,
                    seating.of(state.tiles().holders(tile.index()))));
        }
        return places;
    }

    /** The printed units in the order of their rounds. */
    private static List<UnitType> printed(LocationTile tile, IndexSet types) {
        return tile.rounds().stream().filter(type -> types.has(type.index())).toList();
    }

    private PeriklesView.Line line(int slot, Side side, PeriklesState state, Seat viewer) {
        int line = Forces.line(slot, side);
        int main = state.forces().main(line);
        return new PeriklesView.Line(
                main == Cities.NOBODY ? List.of() : seating.of(state.playersOf(main)),
                forces.line(line, state, viewer));
    }

    private static List<Location> locations(IntPredicate test, PeriklesState state) {
        return state.data().locations().stream()
                .filter(tile -> test.test(tile.index()))
                .map(LocationTile::location)
                .toList();
    }

    private static List<InfluenceTile> display(PeriklesState state) {
        return Arrays.stream(state.tiles().display().toArray())
                .mapToObj(state.data()::kind)
                .toList();
    }

    private static List<PeriklesView.Relation> relations(Relations relations) {
        List<PeriklesView.Relation> views = new ArrayList<>();
        for (int one = 0; one < Power.COUNT; one++) {
            for (int other = one + 1; other < Power.COUNT; other++) {
                if (relations.war(one).has(other)) {
                    views.add(new PeriklesView.Relation(Power.of(one), Power.of(other), true));
                }
                if (relations.allied(one).has(other)) {
                    views.add(new PeriklesView.Relation(Power.of(one), Power.of(other), false));
                }
            }
        }
        return views;
    }

    private Optional<PeriklesView.Fight> fight(PeriklesState state) {
        Battle battle = state.battle();
        if (battle.slot() < 0) {
            return Optional.empty();
        }
        List<PeriklesView.Round> rounds = new ArrayList<>();
        for (int round = 0; round < state.fought().rounds().size(); round++) {
            rounds.add(round(round, state));
        }
        return Optional.of(new PeriklesView.Fight(state.fought().location(), battle.round(), rounds));
    }

    private PeriklesView.Round round(int round, PeriklesState state) {
        Battle battle = state.battle();
        int attack = battle.strength(round, Side.ATTACK);
        int defence = battle.strength(round, Side.DEFENCE);
        Optional<Column> column = battle.course(round) == Battle.Course.FOUGHT
                ? Optional.of(table.column(attack, defence))
                : Optional.empty();
        List<Integer> dice = new ArrayList<>();
        for (int die = 0; die < 4 && battle.die(round, 0) > 0; die++) {
            dice.add(battle.die(round, die));
        }
        IndexSet doubled = battle.round() == round ? battle.doubled() : IndexSet.EMPTY;
        return new PeriklesView.Round(
                state.fought().rounds().get(round),
                battle.course(round),
                attack,
                defence,
                column.map(Column::label),
                column.map(Column::attackerNeeds).orElse(0),
                column.map(Column::defenderNeeds).orElse(0),
                battle.tokens(round, Side.ATTACK),
                battle.tokens(round, Side.DEFENCE),
                dice,
                doubled.map(Power::of),
                battle.winner(round) == Battle.NO_SIDE ? Optional.empty() : Optional.of(Side.of(battle.winner(round))));
    }

    private List<PeriklesView.Report> reports(PeriklesState state) {
        List<PeriklesView.Report> reports = new ArrayList<>();
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (state.chronicle().location(slot) != Chronicle.NONE) {
                reports.add(new PeriklesView.Report(
                        state.data().location(state.chronicle().location(slot)).location(),
                        state.chronicle().fate(slot),
                        forces.seen(Forces.line(slot, Side.ATTACK), state),
                        forces.seen(Forces.line(slot, Side.DEFENCE), state)));
            }
        }
        return reports;
    }
}
