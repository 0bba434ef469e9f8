package org.polemarch.mountford.model;

import java.util.List;
import org.polemarch.api.kit.IndexSet;

/**
 * Where every tile is (1.3): in a treasury, on the map, in the Situation Box, discarded, in its pool, or out of the game.
 * A tile is in exactly one of these places. {@code unsure} holds those tiles of treasuries and pools whose whereabouts the
 * other player cannot know.
 */
public final class Chest {

    private IndexSet treasury = IndexSet.EMPTY;
    private IndexSet pool = IndexSet.EMPTY;
    private IndexSet discard = IndexSet.EMPTY;
    private IndexSet map = IndexSet.EMPTY;
    private IndexSet box = IndexSet.EMPTY;
    private IndexSet removed = IndexSet.EMPTY;
    private IndexSet unsure = IndexSet.EMPTY;

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

    public IndexSet treasury() {
        return treasury;
    }

    public IndexSet pool() {
        return pool;
    }

    public IndexSet discard() {
        return discard;
    }

    public IndexSet map() {
        return map;
    }

    public IndexSet box() {
        return box;
    }

    public IndexSet removed() {
        return removed;
    }

    /** Tiles of which only their owner knows whether they are in the treasury or in the pool. */
    public IndexSet unsure() {
        return unsure;
    }

    /** Whether it lies in the owner's treasury. */
    public boolean holds(int tile) {
        return treasury.has(tile);
    }

    public boolean inBox(int tile) {
        return box.has(tile);
    }

    public boolean onMap(int tile) {
        return map.has(tile);
    }

    /** Tiles that, as far as the other player knows, are or may be in the treasury. */
    public IndexSet perhapsHeld() {
        return treasury.or(unsure);
    }

    /** The six places: a tile is in one of them. */
    public List<IndexSet> places() {
        return List.of(treasury, pool, discard, map, box, removed);
    }

    private void take(int tile) {
        treasury = treasury.without(tile);
        pool = pool.without(tile);
        discard = discard.without(tile);
        map = map.without(tile);
        box = box.without(tile);
        removed = removed.without(tile);
        unsure = unsure.without(tile);
    }

    public void toTreasury(int tile) {
        take(tile);
        treasury = treasury.with(tile);
    }

    public void toPool(int tile) {
        take(tile);
        pool = pool.with(tile);
    }

    public void toDiscard(int tile) {
        take(tile);
        discard = discard.with(tile);
    }

    public void toMap(int tile) {
        take(tile);
        map = map.with(tile);
    }

    public void toBox(int tile) {
        take(tile);
        box = box.with(tile);
    }

    public void toRemoved(int tile) {
        take(tile);
        removed = removed.with(tile);
    }

    /** All discards go back to their pools (8). */
    public void discardsToPools() {
        pool = pool.or(discard);
        discard = IndexSet.EMPTY;
    }

    /** A tile passes unseen from the pool to the treasury. */
    public void draw(int tile) {
        if (!pool.has(tile)) {
            throw new IllegalArgumentException("tile " + tile + " is not in its pool");
        }
        pool = pool.without(tile);
        treasury = treasury.with(tile);
    }

    /** From here on nobody but the owner knows where these tiles lie, as far as they are in the pool or the treasury. */
    public void blur(IndexSet tiles) {
        unsure = unsure.or(tiles.and(pool.or(treasury)));
    }

    /** Everybody knows now where these tiles lie. */
    public void disclose(IndexSet tiles) {
        unsure = unsure.minus(tiles);
    }

    /** Puts unsure tiles of a seat elsewhere; for imagined games. */
    public void redeal(IndexSet tiles, IndexSet held) {
        treasury = treasury.minus(tiles).or(held);
        pool = pool.minus(tiles).or(tiles.minus(held));
    }
}
