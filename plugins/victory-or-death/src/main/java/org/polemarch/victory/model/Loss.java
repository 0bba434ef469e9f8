package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** Why a piece leaves the board. */
public enum Loss implements Id {
    BATTLE,
    CARD,
    SUPPLY,
    VOLUNTARY;

    /** The cause as one bit of a set. */
    public int bit() {
        return 1 << ordinal();
    }
}
