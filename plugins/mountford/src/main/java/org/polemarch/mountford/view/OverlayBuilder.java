package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.economy.TradeRoutes;

/** Builds what a player may lay over the map; all of it follows from what everybody sees. */
public class OverlayBuilder {

    private final MountfordData data;
    private final Atlas atlas;
    private final Paths paths;
    private final Kinds kinds;
    private final Relations relations;
    private final TradeRoutes trade;
    private final WayPlanner planner;

    @Inject
    public OverlayBuilder(MountfordData data, Relations relations, TradeRoutes trade, WayPlanner planner) {
        this.data = data;
        this.relations = relations;
        this.trade = trade;
        this.planner = planner;
        atlas = data.atlas();
        paths = atlas.paths();
        kinds = data.kinds();
    }

    public MountfordView.Overlays build(MountfordState state, Seat seat) {
        SpaceSet[] land = {new SpaceSet(), new SpaceSet()};
        SpaceSet[] naval = {new SpaceSet(), new SpaceSet()};
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            if (from >= 0) {
                int side = state.armySeat(army);
                if (state.armyLand(army) > 0) {
                    land[side].addAll(paths.landZone(from));
                }
                if (state.armyNaval(army) > 0) {
                    naval[side].addAll(paths.navalZone(from));
                }
            }
        }
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (state.atHome(kind) > 0) {
                add(state, kind, kinds.kind(kind).home(), land, naval);
            }
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                if (state.inPersia(index, kind) > 0) {
                    add(state, kind, atlas.persiaAt(index), land, naval);
                }
            }
        }
        return new MountfordView.Overlays(
                ids(land[0]), ids(naval[0]), ids(land[1]), ids(naval[1]), routes(state), ways(state, seat));
    }

    private void add(MountfordState state, int kind, int from, SpaceSet[] land, SpaceSet[] naval) {
        int side = relations.powerOf(state, kind, from).seat();
        if (kinds.kind(kind).type() == SpType.NAVAL) {
            naval[side].addAll(paths.navalZone(from));
        } else {
            land[side].addAll(paths.landZone(from));
        }
    }

    private List<String> ids(SpaceSet spaces) {
        return spaces.map(space -> atlas.space(space).id());
    }

    private List<MountfordView.TradeRoute> routes(MountfordState state) {
        List<MountfordView.TradeRoute> routes = new ArrayList<>();
        for (MountfordData.Income line : data.incomes()) {
            if (line.kind() == MountfordData.IncomeKind.TRADE_ROUTE) {
                Power power = line.set().seat() == 0 ? Power.ATHENS : Power.CORINTH;
                List<String> spaces = new ArrayList<>();
                for (int space : trade.route(state, power, line.from(), line.to())) {
                    spaces.add(atlas.space(space).id());
                }
                routes.add(new MountfordView.TradeRoute(
                        Projection.id(power),
                        atlas.space(line.from()).id(),
                        atlas.space(line.to()).id(),
                        line.tiles(),
                        spaces));
            }
        }
        return routes;
    }

    /** Ways are planned for the player who is conducting an operation with a leader on the map. */
    private List<MountfordView.Way> ways(MountfordState state, Seat seat) {
        Operation op = state.op();
        if (op.seat() != seat.index() || op.leader() < 0 || state.armySpace(op.leader()) < 0) {
            return List.of();
        }
        return op.objective() < 0 ? planner.toAll(state, op.leader()) : planner.to(state, op.leader(), op.objective());
    }
}
