package org.polemarch.victory.model;

/** Why a piece leaves the board. */
public enum Loss {
    BATTLE,
    CARD,
    SUPPLY,
    VOLUNTARY;

    /** The cause as one bit of a set. */
    public int bit() {
        return 1 << ordinal();
    }
}
