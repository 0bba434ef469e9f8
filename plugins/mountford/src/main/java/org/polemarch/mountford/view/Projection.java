package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.combat.Lines;
import org.polemarch.mountford.rules.combat.Modifiers;
import org.polemarch.mountford.rules.components.Relations;

/** Builds what a seat may know. The only secrets of the game are treasuries and pools (1.3). */
@Cites({"1.3", "1.1.4"})
public class Projection {

    private final MountfordData data;
    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;
    private final Relations relations;
    private final Lines lines;
    private final Modifiers modifiers;
    private final OverlayBuilder overlays;
    private final Chart chart;

    @Inject
    public Projection(
            MountfordData data,
            Relations relations,
            Lines lines,
            Modifiers modifiers,
            OverlayBuilder overlays,
            ChartMaker charts) {
        this.data = data;
        this.relations = relations;
        this.lines = lines;
        this.modifiers = modifiers;
        this.overlays = overlays;
        chart = charts.chart();
        atlas = data.atlas();
        kinds = data.kinds();
        tiles = data.tiles();
    }

    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public MountfordView project(MountfordState state, Seat seat) {
        return new MountfordView(
                seat.id(),
                state.turn(),
                data.turn(state.turn()).years(),
                id(state.phase()),
                state.ending().key(),
                new MountfordView.Tracks(
                        state.bellicosity(0), state.bellicosity(1), state.tributeRate(), state.emergencyUsed()),
                spaces(state),
                stacks(state),
                ravaged(state),
                diplomacy(state),
                ids(state.chest().treasury().and(tiles.ofSeat(seat.index()))),
                ids(state.chest().treasury().minus(state.chest().unsure()).and(tiles.ofSeat(1 - seat.index()))),
                counts(state, 0),
                counts(state, 1),
                ids(state.chest().box()),
                ids(state.chest().discard()),
                ids(state.chest().removed()),
                operation(state),
                battle(state),
                lastCombat(state),
                overlays.build(state, seat),
                chart);
    }

    private List<MountfordView.SpaceView> spaces(MountfordState state) {
        List<MountfordView.SpaceView> all = new ArrayList<>(atlas.size());
        for (int space = 0; space < atlas.size(); space++) {
            int besieger = state.siegeSeat(space);
            all.add(new MountfordView.SpaceView(
                    atlas.space(space).id(),
                    id(state.owner(space)),
                    state.garrisoned(space),
                    state.rebels().has(space),
                    state.fortress(space),
                    state.colony() == space,
                    besieger < 0 ? "" : Seats.of(besieger).id(),
                    state.siegePoints(space)));
        }
        return all;
    }

    private List<MountfordView.Stack> stacks(MountfordState state) {
        List<MountfordView.Stack> all = new ArrayList<>();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) >= 0) {
                List<MountfordView.Sps> sps = new ArrayList<>();
                for (int kind = 0; kind < kinds.size(); kind++) {
                    if (state.armySp(army, kind) > 0) {
                        sps.add(new MountfordView.Sps(kinds.kind(kind).id(), state.armySp(army, kind)));
                    }
                }
                all.add(new MountfordView.Stack(
                        atlas.space(state.armySpace(army)).id(),
                        tiles.tile(army).id(),
                        Seats.of(state.armySeat(army)).id(),
                        id(state.armyPower(army)),
                        state.armyHoplites(army),
                        state.armyCavalry(army),
                        state.armyNaval(army),
                        0,
                        sps));
            }
        }
        for (int space = 0; space < atlas.size(); space++) {
            loose(state, space, all);
        }
        return all;
    }

    private void loose(MountfordState state, int space, List<MountfordView.Stack> all) {
        List<MountfordView.Sps> sps = new ArrayList<>();
        int[] byType = new int[3];
        int guards = 0;
        Power power = Power.NEUTRAL;
        for (int index = 0; index < kinds.size(); index++) {
            int count = state.loose(space, index);
            if (count > 0) {
                Kind kind = kinds.kind(index);
                sps.add(new MountfordView.Sps(kind.id(), count));
                byType[kind.type().index()] += count;
                guards += kind.homeGuard() ? count : 0;
                power = relations.powerOf(state, index, space);
            }
        }
        if (!sps.isEmpty()) {
            all.add(new MountfordView.Stack(
                    atlas.space(space).id(),
                    "",
                    Seats.of(power.seat()).id(),
                    id(power),
                    byType[0],
                    byType[1],
                    byType[2],
                    guards,
                    sps));
        }
    }

    private List<String> ravaged(MountfordState state) {
        List<String> areas = new ArrayList<>();
        for (Area area : atlas.areas()) {
            if (state.ravaged(area.index())) {
                areas.add(area.id());
            }
        }
        return areas;
    }

    private MountfordView.Diplomacy diplomacy(MountfordState state) {
        return new MountfordView.Diplomacy(
                state.armisticeUntil(Power.SPARTA),
                state.armisticeUntil(Power.CORINTH),
                state.armisticeUntil(Power.THEBES),
                id(state.argos()),
                id(state.syracuse()),
                state.persiaAtWar(),
                relations.macedonWithAthens(state) ? "athens" : "peloponnese",
                state.spartanHostages(),
                state.athenianHostages());
    }

    private List<String> ids(IndexSet all) {
        return all.map(each -> tiles.tile(each).id());
    }

    private Map<String, Integer> counts(MountfordState state, int seat) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (TileSet set : TileSet.values()) {
            if (set.seat() == seat) {
                counts.put(id(set), state.held(set));
            }
        }
        return counts;
    }

    private MountfordView.OperationView operation(MountfordState state) {
        Operation op = state.op();
        return new MountfordView.OperationView(
                id(op.sort()),
                op.seat() < 0 ? "" : Seats.of(op.seat()).id(),
                !op.hasPower() ? "" : id(op.power()),
                op.objective() < 0 ? "" : atlas.space(op.objective()).id(),
                op.leader() < 0 ? "" : tiles.tile(op.leader()).id(),
                op.tile() < 0 ? "" : tiles.tile(op.tile()).id(),
                op.hostile(),
                op.thessalyNeutral(),
                op.challenged(),
                op.offeredPiraeus(),
                op.lost(),
                op.refused(),
                op.calledOff());
    }

    private MountfordView.BattleView battle(MountfordState state) {
        Battle battle = state.battle();
        if (battle.space() < 0) {
            return new MountfordView.BattleView("", "", false, "", List.of(), List.of(), 0, 0, 0, 0, false);
        }
        return new MountfordView.BattleView(
                atlas.space(battle.space()).id(),
                id(battle.cause()),
                battle.naval(),
                Seats.of(battle.seatOf(0)).id(),
                line(battle, 0),
                line(battle, 1),
                lines.count(state, 0),
                lines.count(state, 1),
                modifiers.added(state, 0),
                modifiers.added(state, 1),
                battle.cavalryBattle());
    }

    private List<String> line(Battle battle, int side) {
        List<String> line = ids(battle.armies(side));
        line.addAll(spaces(battle.loose(side)));
        return line;
    }

    private MountfordView.LastCombat lastCombat(MountfordState state) {
        Battle battle = state.battle();
        if (battle.lastSpace() < 0) {
            return new MountfordView.LastCombat(
                    "", List.of(), List.of(), false, false, false, false, false, false, List.of());
        }
        int athens = battle.sideOf(0);
        List<String> joined = ids(battle.joinedArmies());
        joined.addAll(spaces(battle.joinedLoose()));
        return new MountfordView.LastCombat(
                atlas.space(battle.lastSpace()).id(),
                joined,
                battle.joinedSps(),
                battle.avoided(athens, true),
                battle.avoided(1 - athens, true),
                battle.avoided(athens, false),
                battle.avoided(1 - athens, false),
                battle.calledOff(),
                battle.cavalryBattle(),
                ids(battle.atSea()));
    }

    private List<String> spaces(SpaceSet set) {
        return set.map(space -> atlas.space(space).id());
    }
}
