package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/** The seven sets of tiles (9.4 to 9.10), told apart by their backs. */
public enum TileSet implements Id {
    ATHENIAN(0),
    ARGIVE(0),
    SPARTAN(1),
    CORINTHIAN(1),
    THEBAN(1),
    SYRACUSAN(1),
    PERSIAN(1);

    private final int seat;

    TileSet(int seat) {
        this.seat = seat;
    }

    /** The index of the seat that holds tiles of this set. */
    public int seat() {
        return seat;
    }
}
