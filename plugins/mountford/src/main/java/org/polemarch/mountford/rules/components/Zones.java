package org.polemarch.mountford.rules.components;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;

/**
 * 1.2.1 Zones of influence: land SPs reach their space and every space one Land or Combined path away, naval SPs every
 * space within two Naval or Combined paths. Control and contents of the spaces between do not matter; garrisons reach
 * nothing (1.2.3), home guards do (1.2.2).
 */
@Cites({"1.2.1", "1.2.2", "1.2.3"})
public class Zones extends Rule {

    private final Relations relations;
    private final IndexSet all;
    private final IndexSet ships;
    private final IndexSet soldiers;
    /** By space: the kinds whose zone of influence, at home, covers it. */
    private final IndexSet[] reachedFromHome;

    /** The table asks {@link #reaches}, so a variant's own must not need fields of its own. */
    @SuppressWarnings("this-escape")
    @Inject
    public Zones(MountfordData data, Relations relations) {
        super(data);
        this.relations = relations;
        ships = kinds.of(SpType.NAVAL);
        all = kinds.all();
        soldiers = kinds.land();
        reachedFromHome = new IndexSet[atlas.size()];
        for (int space = 0; space < reachedFromHome.length; space++) {
            IndexSet near = IndexSet.EMPTY;
            for (int kind = 0; kind < kinds.size(); kind++) {
                near = reaches(kind, kinds.kind(kind).home(), space) ? near.with(kind) : near;
            }
            reachedFromHome[space] = near;
        }
    }

    /** Whether SPs in that relation to the viewer stand in the space. */
    public boolean present(
            MountfordState state, Power viewer, int space, Relation relation, boolean land, boolean naval) {
        if (any(state, viewer, space, state.looseKinds(space).and(wanted(land, naval)), relation)) {
            return true;
        }
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (((land && state.armyLand(army) > 0) || (naval && state.armyNaval(army) > 0))
                    && relations.toArmy(state, viewer, army) == relation) {
                return true;
            }
        }
        return false;
    }

    /** Whether unactivated SPs of these kinds in a space are in that relation to the viewer. */
    protected boolean any(MountfordState state, Power viewer, int space, IndexSet of, Relation relation) {
        for (int kind = of.first(); kind >= 0; kind = of.after(kind)) {
            if (relations.toLoose(state, viewer, kind, space) == relation) {
                return true;
            }
        }
        return false;
    }

    /** Whether unfriendly SPs of any type stand in the space. */
    public boolean unfriendlyIn(MountfordState state, Power viewer, int space) {
        return present(state, viewer, space, Relation.UNFRIENDLY, true, true);
    }

    /** Whether SPs in that relation to the viewer reach the space. */
    public boolean reached(
            MountfordState state, Power viewer, int space, Relation relation, boolean land, boolean naval) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            if (((land && state.armyLand(army) > 0 && paths.landZone(from).has(space))
                            || (naval
                                    && state.armyNaval(army) > 0
                                    && paths.navalZone(from).has(space)))
                    && relations.toArmy(state, viewer, army) == relation) {
                return true;
            }
        }
        IndexSet near = reachedFromHome[space].and(state.kindsAtHome()).and(wanted(land, naval));
        for (int kind = near.first(); kind >= 0; kind = near.after(kind)) {
            if (relations.toLoose(state, viewer, kind, kinds.kind(kind).home()) == relation) {
                return true;
            }
        }
        return persiaReaches(state, viewer, space, relation, land, naval);
    }

    /** Those of these kinds that stand at home and reach the space from there. */
    public IndexSet reachingFromHome(MountfordState state, int space, IndexSet of) {
        return reachedFromHome[space].and(state.kindsAtHome()).and(of);
    }

    /** All spaces that naval SPs in that relation to the viewer reach. */
    public SpaceSet navalReach(MountfordState state, Power viewer, Relation relation) {
        SpaceSet reach = new SpaceSet();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armyNaval(army) > 0 && relations.toArmy(state, viewer, army) == relation) {
                reach.addAll(paths.navalZone(state.armySpace(army)));
            }
        }
        IndexSet fleets = state.kindsAtHome().and(ships);
        for (int kind = fleets.first(); kind >= 0; kind = fleets.after(kind)) {
            int home = kinds.kind(kind).home();
            if (relations.toLoose(state, viewer, kind, home) == relation) {
                reach.addAll(paths.navalZone(home));
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int space = atlas.persiaAt(index);
            if (any(state, viewer, space, state.kindsInPersia(index).and(ships), relation)) {
                reach.addAll(paths.navalZone(space));
            }
        }
        return reach;
    }

    protected boolean persiaReaches(
            MountfordState state, Power viewer, int space, Relation relation, boolean land, boolean naval) {
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int from = atlas.persiaAt(index);
            IndexSet near = wanted(
                    land && paths.landZone(from).has(space),
                    naval && paths.navalZone(from).has(space));
            if (any(state, viewer, from, state.kindsInPersia(index).and(near), relation)) {
                return true;
            }
        }
        return false;
    }

    /** Whether unfriendly SPs of any type reach the space. */
    public boolean unfriendlyReach(MountfordState state, Power viewer, int space) {
        return reached(state, viewer, space, Relation.UNFRIENDLY, true, true);
    }

    private IndexSet wanted(boolean land, boolean naval) {
        return land ? naval ? all : soldiers : naval ? ships : IndexSet.EMPTY;
    }

    /** Whether an SP of that kind standing there reaches the space. */
    public boolean reaches(int kind, int from, int space) {
        return kinds.kind(kind).type() == SpType.NAVAL
                ? paths.navalZone(from).has(space)
                : paths.landZone(from).has(space);
    }
}
