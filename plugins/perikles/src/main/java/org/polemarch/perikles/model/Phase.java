package org.polemarch.perikles.model;

/** The set-up and the seven phases of a turn. */
public enum Phase {
    SET_UP,
    DRAW_TILES,
    TAKE_INFLUENCE,
    PROPOSE_CANDIDATES,
    ELECTIONS,
    COMMIT_FORCES,
    RESOLVE_BATTLES,
    END_OF_TURN
}
