package org.polemarch.victory.model;

/** How a game ended. */
public enum Ending {
    RUNNING,
    SUDDEN_VICTORY,
    SCORING_VICTORY,
    TIE
}
