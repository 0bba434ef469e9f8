package org.polemarch.polis.model;

/** Pieces of a side that lie in no particular place. */
public enum Piece implements Id {
    /** Cubes beside the personal board. */
    CUBE,
    /** Disks beside the personal board. */
    DISK,
    /** Galleys that an Event has sent off the map for the round. */
    GALLEY_AWAY;

    /** How many kinds there are. */
    public static final int COUNT = 3;
}
