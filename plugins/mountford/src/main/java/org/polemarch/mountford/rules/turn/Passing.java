package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 2.1.1: a player may not pass while own SPs stand in unfriendly or neutral spaces. SPs at home never forbid it,
 * nor do those in Persia while it is at war, for that is a home too (9.3.3).
 */
@Cites("2.1.1")
public class Passing extends Rule {

    private final Relations relations;

    @Inject
    public Passing(MountfordData data, Relations relations) {
        super(data);
        this.relations = relations;
    }

    public boolean allowed(MountfordState state, int seat) {
        return obstacle(state, seat) < 0;
    }

    /** A space whose SPs forbid passing; -1 if there is none. */
    public int obstacle(MountfordState state, int seat) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int space = state.armySpace(army);
            if (state.armySeat(army) == seat && state.armySize(army) > 0 && !at(state, seat, space)) {
                IndexSet led = state.armyKinds(army);
                for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
                    if (abroad(state, kind, space)) {
                        return space;
                    }
                }
            }
        }
        if (seat == 1 && !state.persiaAtWar()) {
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                IndexSet there = state.kindsInPersia(index);
                for (int kind = there.first(); kind >= 0; kind = there.after(kind)) {
                    if (abroad(state, kind, atlas.persiaAt(index))) {
                        return atlas.persiaAt(index);
                    }
                }
            }
        }
        return -1;
    }

    protected boolean at(MountfordState state, int seat, int space) {
        return seat == 1 && state.persiaAtWar() && atlas.persia().has(space);
    }

    protected boolean abroad(MountfordState state, int kind, int space) {
        return kinds.kind(kind).home() != space
                && !relations.friendly(state, kinds.kind(kind).nationality().power(), space);
    }
}
