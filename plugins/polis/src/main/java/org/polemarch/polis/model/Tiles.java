package org.polemarch.polis.model;

import java.util.Arrays;
import java.util.Optional;

/** Where the Project tiles lie: in the pile, on offer, on a polis, or out of the game. */
public final class Tiles {

    private static final int PILE = Polis.COUNT;
    private static final int OFFER = PILE + 1;
    private static final int GONE = OFFER + 1;

    private final byte[] tiles;
    private int running;

    Tiles() {
        tiles = new byte[Project.COUNT];
        Arrays.fill(tiles, (byte) PILE);
    }

    private Tiles(Tiles that) {
        tiles = that.tiles.clone();
        running = that.running;
    }

    Tiles copy() {
        return new Tiles(this);
    }

    /** Whether a tile is face down in the pile. */
    public boolean isInPile(Project tile) {
        return tiles[tile.index()] == PILE;
    }

    /** Whether a tile is on offer. */
    public boolean isOnOffer(Project tile) {
        return tiles[tile.index()] == OFFER;
    }

    /** Whether a tile has left the game. */
    public boolean isGone(Project tile) {
        return tiles[tile.index()] == GONE;
    }

    /** The polis a tile lies on. */
    public Optional<Polis> site(Project tile) {
        int at = tiles[tile.index()];
        return at < Polis.COUNT ? Optional.of(Polis.at(at)) : Optional.empty();
    }

    /** Whether a tile lies on that polis. */
    public boolean isAt(Project tile, Polis polis) {
        return tiles[tile.index()] == polis.index();
    }

    /** Whether a tile lies face down on a polis: being developed, not yet completed. */
    public boolean isRunning(Project tile) {
        return (running & tile.bit()) != 0;
    }

    /** The bits of all poleis where a project is being developed. */
    public int sites() {
        int bits = 0;
        for (int tile = 0; tile < Project.COUNT; tile++) {
            if ((running & 1 << tile) != 0) {
                bits |= 1 << tiles[tile];
            }
        }
        return bits;
    }

    /** A tile of the pile comes on offer. */
    public void offer(Project tile) {
        tiles[tile.index()] = OFFER;
    }

    /** A tile leaves the game. */
    public void discard(Project tile) {
        tiles[tile.index()] = GONE;
    }

    /** A tile goes face down on a polis. */
    public void develop(Project tile, Polis polis) {
        tiles[tile.index()] = (byte) polis.index();
        running |= tile.bit();
    }

    /** A tile on a polis is turned over. */
    public void complete(Project tile) {
        running &= ~tile.bit();
    }
}
