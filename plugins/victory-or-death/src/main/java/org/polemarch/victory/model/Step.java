package org.polemarch.victory.model;

/** Where in a round the game is. */
public enum Step {
    SET_UP,
    STRATEGY,
    PLAY,
    PLANNING,
    SUPPLY,
    DRAW,
    SCORING
}
