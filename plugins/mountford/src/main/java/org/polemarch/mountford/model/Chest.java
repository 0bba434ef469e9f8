package org.polemarch.mountford.model;

/**
 * Where every tile is (1.3): in a treasury, on the map, in the Situation Box, discarded, in its pool, or out of the game.
 * A tile is in exactly one of these places. {@code unsure} holds those tiles of treasuries and pools whose whereabouts the
 * other player cannot know.
 */
public final class Chest {

    private long treasury;
    private long pool;
    private long discard;
    private long map;
    private long box;
    private long removed;
    private long unsure;

    public Chest() {}

    private Chest(Chest other) {
        treasury = other.treasury;
        pool = other.pool;
        discard = other.discard;
        map = other.map;
        box = other.box;
        removed = other.removed;
        unsure = other.unsure;
    }

    public Chest copy() {
        return new Chest(this);
    }

    public long treasury() {
        return treasury;
    }

    public long pool() {
        return pool;
    }

    public long discard() {
        return discard;
    }

    public long map() {
        return map;
    }

    public long box() {
        return box;
    }

    public long removed() {
        return removed;
    }

    /** Tiles of which only their owner knows whether they are in the treasury or in the pool. */
    public long unsure() {
        return unsure;
    }

    /** Whether it lies in the owner's treasury. */
    public boolean holds(int tile) {
        return (treasury >>> tile & 1) != 0;
    }

    public boolean inBox(int tile) {
        return (box >>> tile & 1) != 0;
    }

    public boolean onMap(int tile) {
        return (map >>> tile & 1) != 0;
    }

    /** Tiles that, as far as the other player knows, are or may be in the treasury. */
    public long perhapsHeld() {
        return (treasury & ~unsure) | unsure;
    }

    private void take(int tile) {
        long rest = ~(1L << tile);
        treasury &= rest;
        pool &= rest;
        discard &= rest;
        map &= rest;
        box &= rest;
        removed &= rest;
        unsure &= rest;
    }

    public void toTreasury(int tile) {
        take(tile);
        treasury |= 1L << tile;
    }

    public void toPool(int tile) {
        take(tile);
        pool |= 1L << tile;
    }

    public void toDiscard(int tile) {
        take(tile);
        discard |= 1L << tile;
    }

    public void toMap(int tile) {
        take(tile);
        map |= 1L << tile;
    }

    public void toBox(int tile) {
        take(tile);
        box |= 1L << tile;
    }

    public void toRemoved(int tile) {
        take(tile);
        removed |= 1L << tile;
    }

    /** All discards go back to their pools (8). */
    public void discardsToPools() {
        pool |= discard;
        discard = 0;
    }

    /** A tile passes unseen from the pool to the treasury. */
    public void draw(int tile) {
        if ((pool >>> tile & 1) == 0) {
            throw new IllegalArgumentException("tile " + tile + " is not in its pool");
        }
        pool &= ~(1L << tile);
        treasury |= 1L << tile;
    }

    /** From here on nobody but the owner knows where these tiles lie, as far as they are in the pool or the treasury. */
    public void blur(long tiles) {
        unsure |= tiles & (pool | treasury);
    }

    /** Everybody knows now where these tiles lie. */
    public void disclose(long tiles) {
        unsure &= ~tiles;
    }

    /** Puts unsure tiles of a seat elsewhere; for imagined games. */
    public void redeal(long tiles, long held) {
        treasury = (treasury & ~tiles) | held;
        pool = (pool & ~tiles) | (tiles & ~held);
    }
}
