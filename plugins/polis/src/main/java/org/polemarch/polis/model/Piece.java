package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** Pieces of a side that lie in no particular place. */
public enum Piece implements Id {
    CUBE,
    /** Disks beside the personal board. */
    DISK,
    /** Galleys that an Event has sent off the map for the round. */
    GALLEY_AWAY;

    public static final int COUNT = 3;
}
