package org.polemarch.polis.model;

/** The seven types of Projects. */
public enum Category implements Id {
    PHILOSOPHERS,
    ARTISTS,
    TEMPLES,
    THEATERS,
    STATUES,
    MYSTERIES,
    GAMES
}
