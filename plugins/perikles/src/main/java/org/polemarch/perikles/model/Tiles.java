package org.polemarch.perikles.model;

import org.polemarch.api.kit.Deck;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.PeriklesData;

/** The influence tiles and the location tiles, wherever they lie. */
public final class Tiles {

    private final Deck influenceStack;
    private final Deck display;
    private final byte[] held;
    private final Deck used;
    private final Deck locationStack;
    private final byte[] open;
    private final byte[] holders;
    private final transient int kinds;

    private IndexSet settled;
    private IndexSet removed = IndexSet.EMPTY;

    Tiles(PeriklesData data, int players) {
        kinds = data.kinds();
        influenceStack = new Deck(data.influenceTiles());
        for (int tile = 0; tile < kinds; tile++) {
            for (int i = 0; i < data.copies(tile); i++) {
                influenceStack.put(tile);
            }
        }
        display = new Deck(data.game().influenceDisplay());
        held = new byte[players * kinds];
        used = new Deck(data.influenceTiles());
        locationStack = Deck.ofFirst(data.locations().size());
        open = new byte[data.game().openLocations()];
        holders = new byte[data.locations().size()];
        settled = IndexSet.below(open.length);
    }

    private Tiles(Tiles other) {
        kinds = other.kinds;
        influenceStack = other.influenceStack.copy();
        display = other.display.copy();
        held = other.held.clone();
        used = other.used.copy();
        locationStack = other.locationStack.copy();
        open = other.open.clone();
        holders = other.holders.clone();
        settled = other.settled;
        removed = other.removed;
    }

    Tiles copy() {
        return new Tiles(this);
    }

    public Deck influenceStack() {
        return influenceStack;
    }

    public Deck display() {
        return display;
    }

    public Deck used() {
        return used;
    }

    public int held(int player, int tile) {
        return held[player * kinds + tile];
    }

    public int held(int player) {
        int all = 0;
        for (int tile = 0; tile < kinds; tile++) {
            all += held[player * kinds + tile];
        }
        return all;
    }

    /** The kinds of which a player holds a tile. */
    public IndexSet heldKinds(int player) {
        long kindsHeld = 0;
        for (int tile = 0; tile < kinds; tile++) {
            if (held[player * kinds + tile] > 0) {
                kindsHeld |= 1L << tile;
            }
        }
        return new IndexSet(kindsHeld);
    }

    /** A player takes a tile of a kind from the display, which is refilled later. */
    public void take(int player, int tile) {
        display.remove(tile);
        held[player * kinds + tile]++;
    }

    /** The kinds of which a tile lies open. */
    public IndexSet openKinds() {
        long open = 0;
        for (int i = 0; i < display.size(); i++) {
            open |= 1L << display.at(i);
        }
        return new IndexSet(open);
    }

    public int refill() {
        int tile = influenceStack.draw();
        display.put(tile);
        return tile;
    }

    public void use(int player, int tile) {
        if (held[player * kinds + tile]-- == 0) {
            throw new IllegalArgumentException("player " + player + " does not hold tile " + tile);
        }
        used.put(tile);
    }

    /** All influence tiles return to the stack, unshuffled. */
    public void gatherInfluence() {
        influenceStack.putAll(display);
        influenceStack.putAll(used);
        for (int at = 0; at < held.length; at++) {
            for (; held[at] > 0; held[at]--) {
                influenceStack.put(at % kinds);
            }
        }
    }

    public Deck locationStack() {
        return locationStack;
    }

    public int slots() {
        return open.length;
    }

    /** The location in a space, open or just settled. */
    public int open(int slot) {
        return open[slot];
    }

    /** Where a location lies open, or -1. */
    public int slotOf(int location) {
        for (int slot = 0; slot < open.length; slot++) {
            if (open[slot] == location && !settled(slot)) {
                return slot;
            }
        }
        return -1;
    }

    /** Whether the tile of a space has been won or removed. */
    public boolean settled(int slot) {
        return settled.has(slot);
    }

    /** New locations in place of the old ones, which must be settled. */
    public void drawLocations() {
        if (settled.size() < open.length) {
            throw new IllegalStateException("locations are still open");
        }
        for (int slot = 0; slot < open.length; slot++) {
            open[slot] = (byte) locationStack.draw();
        }
        settled = IndexSet.EMPTY;
    }

    /** The tile of a space goes to these players. */
    public void award(int slot, IndexSet players) {
        holders[open[slot]] |= (byte) players.bits();
        settled = settled.with(slot);
    }

    public void remove(int slot) {
        removed = removed.with(open[slot]);
        settled = settled.with(slot);
    }

    public IndexSet holders(int location) {
        return Sets.of(holders[location]);
    }

    public boolean removed(int location) {
        return removed.has(location);
    }
}
