package org.polemarch.polis.model;

import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.kit.IndexSet;

/** Where the Project tiles lie: in the pile, on offer, on a polis, or out of the game. */
public final class Tiles {

    private static final int PILE = Polis.COUNT;
    private static final int OFFER = PILE + 1;
    private static final int GONE = OFFER + 1;

    private final byte[] tiles;
    private IndexSet running = IndexSet.EMPTY;

    Tiles(int count) {
        tiles = new byte[count];
        Arrays.fill(tiles, (byte) PILE);
    }

    private Tiles(Tiles that) {
        tiles = that.tiles.clone();
        running = that.running;
    }

    Tiles copy() {
        return new Tiles(this);
    }

    public boolean isInPile(Project tile) {
        return tiles[tile.index()] == PILE;
    }

    public boolean isOnOffer(Project tile) {
        return tiles[tile.index()] == OFFER;
    }

    public boolean isGone(Project tile) {
        return tiles[tile.index()] == GONE;
    }

    public Optional<Polis> site(Project tile) {
        int at = tiles[tile.index()];
        return at < Polis.COUNT ? Optional.of(Polis.at(at)) : Optional.empty();
    }

    public boolean isAt(Project tile, Polis polis) {
        return tiles[tile.index()] == polis.index();
    }

    /** Whether a tile lies face down on a polis: being developed, not yet completed. */
    public boolean isRunning(Project tile) {
        return running.has(tile.index());
    }

    public boolean isBusy(Polis polis) {
        for (int tile = running.first(); tile >= 0; tile = running.after(tile)) {
            if (tiles[tile] == polis.index()) {
                return true;
            }
        }
        return false;
    }

    public void offer(Project tile) {
        tiles[tile.index()] = OFFER;
    }

    public void discard(Project tile) {
        tiles[tile.index()] = GONE;
    }

    /** A tile goes face down on a polis. */
    public void develop(Project tile, Polis polis) {
        tiles[tile.index()] = (byte) polis.index();
        running = running.with(tile.index());
    }

    public void complete(Project tile) {
        running = running.without(tile.index());
    }
}
