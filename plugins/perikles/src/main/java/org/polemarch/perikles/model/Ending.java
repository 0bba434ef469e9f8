package org.polemarch.perikles.model;

/** Why a game ended; the names are keys of the message bundle. */
public enum Ending {
    RUNNING,
    AFTER_LAST_TURN,
    ATHENS_DEFEATED,
    SPARTA_DEFEATED,
    BOTH_DEFEATED
}
