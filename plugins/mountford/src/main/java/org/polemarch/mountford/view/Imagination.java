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
                long unsure = state.chest().unsure() & tiles.of(set);
                int held = Long.bitCount(unsure & state.chest().treasury());
                if (held > 0 && held < Long.bitCount(unsure)) {
                    imagined.chest().redeal(unsure, choose(unsure, held, chance));
                }
            }
        }
        return imagined;
    }

    private static long choose(long among, int count, Chance chance) {
        long chosen = 0;
        int left = Long.bitCount(among);
        int wanted = count;
        IndexSet all = new IndexSet(among);
        for (int tile = all.first(); tile >= 0; tile = all.after(tile)) {
            if (chance.below(left) < wanted) {
                chosen |= 1L << tile;
                wanted--;
            }
            left--;
        }
        return chosen;
    }
}
