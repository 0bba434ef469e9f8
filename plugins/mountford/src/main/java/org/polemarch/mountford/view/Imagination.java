package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;

/**
 * Deals again what a seat cannot see: of each set of the other player, which of the tiles whose whereabouts are unknown
 * lie in the treasury and which in the pool. Tiles that were seen to go there and have not been drawn for stay.
 */
public class Imagination {

    private final Tiles tiles;

    @Inject
    public Imagination(MountfordData data) {
        tiles = data.tiles();
    }

    /** A position the seat cannot tell from the true one. */
    public MountfordState imagine(MountfordState state, Seat seat, Chance chance) {
        MountfordState imagined = state.copy();
        for (TileSet set : TileSet.values()) {
            if (set.seat() != seat.index()) {
                IndexSet unsure = state.chest().unsure().and(tiles.of(set));
                int held = unsure.and(state.chest().treasury()).size();
                if (held > 0 && held < unsure.size()) {
                    imagined.chest().redeal(unsure, choose(unsure, held, chance));
                }
            }
        }
        return imagined;
    }

    private static IndexSet choose(IndexSet among, int count, Chance chance) {
        IndexSet chosen = IndexSet.EMPTY;
        int left = among.size();
        int wanted = count;
        for (int tile = among.first(); tile >= 0; tile = among.after(tile)) {
            if (chance.below(left) < wanted) {
                chosen = chosen.with(tile);
                wanted--;
            }
            left--;
        }
        return chosen;
    }
}
