package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.Routes;

/**
 * 2.2.2: which spaces a leader could hope to reach as objective with the SPs he can assemble. Any space may be named, but
 * naming one that no army of his could enter would only waste the operation.
 */
@Cites("2.2.2")
public final class ObjectiveReach {

    private final Relations relations;
    private final Recruits recruits;
    private final Routes routes;
    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;

    @Inject
    public ObjectiveReach(MountfordData data, Relations relations, Recruits recruits, Routes routes) {
        this.relations = relations;
        this.recruits = recruits;
        this.routes = routes;
        atlas = data.atlas();
        kinds = data.kinds();
        tiles = data.tiles();
    }

    /** Whether a further leader placed there could share an objective with those already placed. */
    boolean common(MountfordState state, int leader, int space, Power power) {
        SpaceSet shared = shared(state);
        shared.retainAll(reach(state, leader, space, power));
        return !shared.isEmpty();
    }

    /** The spaces that all leaders of the operation could reach. */
    public SpaceSet shared(MountfordState state) {
        SpaceSet shared = null;
        for (int rest = state.op().leaders; rest != 0; rest &= rest - 1) {
            int leader = Integer.numberOfTrailingZeros(rest);
            SpaceSet own = reach(state, leader, state.armySpace(leader), state.armyPower(leader));
            if (shared == null) {
                shared = own;
            } else {
                shared.retainAll(own);
            }
        }
        return shared == null ? new SpaceSet() : shared;
    }

    private SpaceSet reach(MountfordState state, int leader, int from, Power power) {
        boolean closed = relations.argosClosed(state, power);
        SpaceSet reach = new SpaceSet();
        reach.add(from);
        int byLand = Routes.byLand(closed);
        int bySea = Routes.bySea(closed, false, false);
        boolean land = false;
        boolean sea = false;
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (recruits.couldTake(state, leader, power, kind, from)) {
                Kind of = kinds.kind(kind);
                land |= of.type().land();
                sea |= !of.type().land();
            }
        }
        if (land && !sea && !tiles.leader(leader).headOfState()) {
            sea = shipsWithinReach(state, leader, power, from, byLand);
        }
        for (int space = 0; space < atlas.size(); space++) {
            if ((land && routes.reachable(byLand, from, space))
                    || (sea && routes.reachable(bySea, seaPort(from), space))) {
                reach.add(space);
            }
        }
        if (closed) {
            for (int space = atlas.argive().next(0);
                    space >= 0;
                    space = atlas.argive().next(space + 1)) {
                if (space != from) {
                    reach.remove(space);
                }
            }
        }
        return reach;
    }

    /** All seas of the map are one; an inland leader sails from wherever he finds ships. */
    private int seaPort(int from) {
        return atlas.bySea(from).length > 0 ? from : atlas.isthmusA();
    }

    private boolean shipsWithinReach(MountfordState state, int leader, Power power, int from, int byLand) {
        for (int kind = 0; kind < kinds.size(); kind++) {
            Kind of = kinds.kind(kind);
            if (!of.type().land()) {
                if (recruits.couldTake(state, leader, power, kind, of.home())
                        && routes.reachable(byLand, from, of.home())) {
                    return true;
                }
                for (int index = 0; index < atlas.persiaCount(); index++) {
                    if (state.inPersia(index, kind) > 0
                            && recruits.couldTake(state, leader, power, kind, atlas.persiaAt(index))
                            && routes.reachable(byLand, from, atlas.persiaAt(index))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
