package org.polemarch.perikles.model;

import org.polemarch.api.kit.Deck;

/** The special tiles: one dealt to each player, the others in the box, where nobody sees them. */
public final class Specials {

    private final byte[] dealt;
    private final Deck box;
    private int playedBy;
    private int played;

    Specials(int players) {
        dealt = new byte[players];
        box = Deck.ofFirst(SpecialTile.COUNT);
    }

    private Specials(Specials other) {
        dealt = other.dealt.clone();
        box = other.box.copy();
        playedBy = other.playedBy;
        played = other.played;
    }

    Specials copy() {
        return new Specials(this);
    }

    /** The tiles that were not dealt. */
    public Deck box() {
        return box;
    }

    /** Each player gets a tile from the box. */
    public void deal() {
        for (int player = 0; player < dealt.length; player++) {
            dealt[player] = (byte) box.draw();
        }
    }

    /** The tile a player got. */
    public int of(int player) {
        return dealt[player];
    }

    /** Gives a player a certain tile from the box in exchange for his own. */
    public void exchange(int player, SpecialTile tile) {
        for (int other = 0; other < dealt.length; other++) {
            if (dealt[other] == tile.ordinal()) {
                dealt[other] = dealt[player];
                dealt[player] = (byte) tile.ordinal();
                return;
            }
        }
        box.remove(tile.ordinal());
        box.put(dealt[player]);
        dealt[player] = (byte) tile.ordinal();
    }

    /** Whether a player has played his tile. */
    public boolean playedBy(int player) {
        return (playedBy >> player & 1) != 0;
    }

    /** Whether a player holds that tile and has not played it. */
    public boolean holds(int player, SpecialTile tile) {
        return dealt[player] == tile.ordinal() && !playedBy(player);
    }

    /**
     * Whether, as far as everybody knows, a player may still hold one of a set of tiles: he has not played his, and one
     * of the set has not been seen.
     */
    public boolean mayHold(int player, int tiles) {
        return !playedBy(player) && (tiles & ~played) != 0;
    }

    /** Whether a tile has been played. */
    public boolean played(SpecialTile tile) {
        return (played & tile.bit()) != 0;
    }

    /** A player plays his tile. */
    public void play(int player) {
        if (playedBy(player)) {
            throw new IllegalStateException("player " + player + " has played his tile");
        }
        playedBy |= 1 << player;
        played |= 1 << dealt[player];
    }
}
