package org.polemarch.perikles.model;

import org.polemarch.api.kit.Deck;
import org.polemarch.api.kit.IndexSet;

/** The special tiles: one dealt to each player, the others in the box, where nobody sees them. */
public final class Specials {

    private final byte[] dealt;
    private final Deck box;
    private IndexSet playedBy = IndexSet.EMPTY;
    private IndexSet played = IndexSet.EMPTY;

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

    public Deck box() {
        return box;
    }

    /** Whether each player has got a tile. */
    public boolean areDealt() {
        return box.size() < SpecialTile.COUNT;
    }

    public void deal() {
        for (int player = 0; player < dealt.length; player++) {
            dealt[player] = (byte) box.draw();
        }
    }

    /** The tile a player got, played or not. */
    public SpecialTile of(int player) {
        return SpecialTile.of(dealt[player]);
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

    public boolean playedBy(int player) {
        return playedBy.has(player);
    }

    public boolean holds(int player, SpecialTile tile) {
        return dealt[player] == tile.ordinal() && !playedBy(player);
    }

    /**
     * Whether, as far as everybody knows, a player may still hold one of these tiles: he has not played his, and one
     * of them has not been seen.
     */
    public boolean mayHold(int player, IndexSet tiles) {
        return !playedBy(player) && !played.hasAll(tiles);
    }

    public boolean played(SpecialTile tile) {
        return played.has(tile.index());
    }

    public void play(int player) {
        if (playedBy(player)) {
            throw new IllegalStateException("player " + player + " has played his tile");
        }
        playedBy = playedBy.with(player);
        played = played.with(dealt[player]);
    }
}
