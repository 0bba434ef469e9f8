package org.polemarch.perikles.model;

import org.polemarch.api.kit.Deck;
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
    private int settled;
    private int removed;

    Tiles(PeriklesData data, int players) {
        influenceStack = new Deck(data.influenceTiles());
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            for (int i = 0; i < data.copiesOf(tile); i++) {
                influenceStack.put(tile);
            }
        }
        display = new Deck(data.game().influenceDisplay());
        held = new byte[players * InfluenceTile.COUNT];
        used = new Deck(data.influenceTiles());
        locationStack = Deck.ofFirst(Location.COUNT);
        open = new byte[data.game().openLocations()];
        holders = new byte[Location.COUNT];
        settled = (1 << open.length) - 1;
    }

    private Tiles(Tiles other) {
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

    /** The face-down influence tiles. */
    public Deck influenceStack() {
        return influenceStack;
    }

    /** The open influence tiles. */
    public Deck display() {
        return display;
    }

    /** The influence tiles that were used up this turn. */
    public Deck used() {
        return used;
    }

    /** How many tiles of a kind a player holds. */
    public int held(int player, int tile) {
        return held[player * InfluenceTile.COUNT + tile];
    }

    /** How many tiles a player holds. */
    public int held(int player) {
        int all = 0;
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            all += held[player * InfluenceTile.COUNT + tile];
        }
        return all;
    }

    /** A player takes a tile of a kind from the display, which is refilled later. */
    public void take(int player, int tile) {
        display.remove(tile);
        held[player * InfluenceTile.COUNT + tile]++;
    }

    /** The display gets a tile from the stack. */
    public int refill() {
        int tile = influenceStack.draw();
        display.put(tile);
        return tile;
    }

    /** A player uses up a tile. */
    public void use(int player, int tile) {
        if (held[player * InfluenceTile.COUNT + tile]-- == 0) {
            throw new IllegalArgumentException("player " + player + " does not hold " + InfluenceTile.of(tile));
        }
        used.put(tile);
    }

    /** All influence tiles return to the stack, unshuffled. */
    public void gatherInfluence() {
        influenceStack.putAll(display);
        influenceStack.putAll(used);
        for (int at = 0; at < held.length; at++) {
            for (; held[at] > 0; held[at]--) {
                influenceStack.put(at % InfluenceTile.COUNT);
            }
        }
    }

    /** The face-down location tiles. */
    public Deck locationStack() {
        return locationStack;
    }

    /** How many locations lie open. */
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
        return (settled >> slot & 1) != 0;
    }

    /** Seven new locations in place of the old ones, which must be settled. */
    public void drawLocations() {
        if (settled != (1 << open.length) - 1) {
            throw new IllegalStateException("locations are still open");
        }
        for (int slot = 0; slot < open.length; slot++) {
            open[slot] = (byte) locationStack.draw();
        }
        settled = 0;
    }

    /** The tile of a space goes to a set of players. */
    public void award(int slot, int players) {
        holders[open[slot]] |= (byte) players;
        settled |= 1 << slot;
    }

    /** The tile of a space leaves the game. */
    public void remove(int slot) {
        removed |= 1 << open[slot];
        settled |= 1 << slot;
    }

    /** The set of players who score a location. */
    public int holders(int location) {
        return holders[location];
    }

    /** Whether a location has left the game. */
    public boolean removed(int location) {
        return (removed >> location & 1) != 0;
    }
}
