package org.polemarch.victory.model;

/** What Victory Points come from, for the breakdown of a score. */
public enum Source {
    /** Own Cities on the board in Scoring Rounds. */
    CITIES,
    /** Enemy Cities removed on a turn of the team. */
    DESTROYED,
    CARDS,
    /** Key Locations held after the last round. */
    KEY_LOCATIONS,
    /** Points lost: no card played, or none left to discard. */
    LOST;

    public static final int COUNT = 5;
}
