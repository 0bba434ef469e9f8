package org.polemarch.mountford;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.components.Relations;

/** 9.1 Initial setup: forces, the rebellion of Potidaea, the Situation Box, full treasuries, both sides at 10. */
@Cites("9.1")
public class StartingPosition {

    private final MountfordData data;
    private final Relations relations;

    @Inject
    public StartingPosition(MountfordData data, Relations relations) {
        this.data = data;
        this.relations = relations;
    }

    /** The table before anything happened. */
    public MountfordState table() {
        MountfordState state = new MountfordState(data);
        for (int kind = 0; kind < data.kinds().size(); kind++) {
            state.addLoose(data.kinds().kind(kind).home(), kind, data.kinds().start(kind));
        }
        for (int space : data.rebelsAtStart()) {
            state.rebels().add(space);
        }
        for (int seat = 0; seat < 2; seat++) {
            state.setBellicosity(seat, data.bellicosityAtStart(seat));
        }
        state.setTributeRate(data.tributeAtStart());
        for (TileSet set : data.treasurySets()) {
            IndexSet own = data.tiles().of(set);
            for (int tile = own.first(); tile >= 0; tile = own.after(tile)) {
                state.chest().toTreasury(tile);
            }
        }
        IndexSet boxed = data.boxAtStart();
        for (int tile = boxed.first(); tile >= 0; tile = boxed.after(tile)) {
            state.chest().toBox(tile);
        }
        relations.refresh(state);
        return state;
    }
}
