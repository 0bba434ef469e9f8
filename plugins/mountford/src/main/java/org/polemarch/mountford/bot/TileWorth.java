package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.StartingPosition;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.economy.Revenue;

/** What tiles in a treasury are worth, each by itself and together as a sign of confidence (8.1, 8.2). */
public class TileWorth {

    private final Weights.Treasury weights;
    private final Tiles tiles;
    private final double[] worth;
    private final int[] income = new int[TileSet.values().length];

    /** The table asks {@link #worth(int)}, so a variant's own must not need fields of its own. */
    @SuppressWarnings("this-escape")
    @Inject
    public TileWorth(Weights all, MountfordData data, StartingPosition start, Revenue revenue) {
        weights = all.treasury();
        tiles = data.tiles();
        MountfordState first = start.table();
        first.beginTurn(1);
        for (TileSet set : TileSet.values()) {
            income[set.index()] = Math.min(revenue.of(first, set), lines(data, set));
        }
        worth = new double[tiles.size()];
        for (int tile = 0; tile < worth.length; tile++) {
            worth[tile] = worth(tile);
        }
    }

    /** What a set brings if each of its lines brings what it says: no more of the tribute is to be relied on. */
    private static int lines(MountfordData data, TileSet set) {
        int sum = 0;
        for (MountfordData.Income line : data.incomes()) {
            sum += line.set() == set ? line.tiles() : 0;
        }
        return sum;
    }

    protected double worth(int tile) {
        if (tile < tiles.leaderCount()) {
            Tiles.Leader leader = tiles.leader(tile);
            return weights.leader() + weights.leadership() * (leader.land() + leader.naval());
        }
        if (tiles.isReinforcement(tile)) {
            return weights.reinforcement();
        }
        return weights.events().getOrDefault(tiles.event(tile).effect(), weights.otherEvent());
    }

    /** The tiles of a seat's treasury. */
    public double worth(MountfordState state, int seat) {
        double sum = 0;
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(seat));
        for (int tile = held.first(); tile >= 0; tile = held.after(tile)) {
            sum += worth[tile];
        }
        return sum;
    }

    /** How likely income is to exceed the tiles there are to draw, from 0 to 1. */
    public double confidence(MountfordState state, TileSet set) {
        int toDraw = state.chest()
                .pool()
                .or(state.chest().discard())
                .and(tiles.of(set))
                .size();
        double margin = income[set.index()] - toDraw - 0.5;
        return Math.max(0, Math.min(1, 0.5 + margin / (2 * weights.doubt())));
    }
}
