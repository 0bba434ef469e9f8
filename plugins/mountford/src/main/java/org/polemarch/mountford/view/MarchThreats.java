package org.polemarch.mountford.view;

import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;

/** What threatens an army of a power in each space, looked at once for many ways. */
final class MarchThreats {

    private static final int UNKNOWN = -1;

    private final Atlas atlas;
    private final Kinds kinds;
    private final Relations relations;
    private final Zones zones;
    private final UnfamiliarCountry country;
    private final Bars bars;
    private final MountfordState state;
    private final Power power;
    private final int[] land;
    private final int[] naval;

    MarchThreats(
            MountfordData data,
            Relations relations,
            Zones zones,
            UnfamiliarCountry country,
            Bars bars,
            MountfordState state,
            Power power) {
        this.relations = relations;
        this.zones = zones;
        this.country = country;
        this.bars = bars;
        this.state = state;
        this.power = power;
        atlas = data.atlas();
        kinds = data.kinds();
        land = new int[atlas.size()];
        naval = new int[atlas.size()];
        java.util.Arrays.fill(land, UNKNOWN);
    }

    /** Land SPs that could come to battle in the space if the army were intercepted there. */
    int land(int space) {
        count(space);
        return land[space];
    }

    /** Naval SPs that could come to battle in the space. */
    int naval(int space) {
        count(space);
        return naval[space];
    }

    /** Whether entering the space on foot demands a roll for losses. */
    boolean losses(int space, boolean pass) {
        return country.unfamiliar(state, power, space, pass);
    }

    private void count(int space) {
        if (land[space] != UNKNOWN) {
            return;
        }
        land[space] = 0;
        if (!relations.unfriendly(state, power, space) && !zones.unfriendlyIn(state, power, space)) {
            return;
        }
        IndexSet barred = bars.barred(state, space);
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            if (from >= 0 && relations.toArmy(state, power, army) == Relation.UNFRIENDLY) {
                for (int kind = 0; kind < kinds.size(); kind++) {
                    boolean spent = state.op().fought(army, ships(kind));
                    add(kind, from, space, spent ? 0 : state.armySp(army, kind), barred);
                }
            }
        }
        for (int kind = 0; kind < kinds.size(); kind++) {
            addLoose(kind, kinds.kind(kind).home(), space, state.atHome(kind), barred);
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                addLoose(kind, atlas.persiaAt(index), space, state.inPersia(index, kind), barred);
            }
        }
    }

    private void addLoose(int kind, int from, int space, int count, IndexSet barred) {
        if (count > 0
                && !state.op().foughtFrom(from, ships(kind))
                && relations.toLoose(state, power, kind, from) == Relation.UNFRIENDLY) {
            add(kind, from, space, count, barred);
        }
    }

    private boolean ships(int kind) {
        return kinds.kind(kind).type() == SpType.NAVAL;
    }

    private void add(int kind, int from, int space, int count, IndexSet barred) {
        if (count > 0 && !barred.has(kind) && zones.reaches(kind, from, space)) {
            if (ships(kind)) {
                naval[space] += count;
            } else {
                land[space] += count;
            }
        }
    }
}
