package org.polemarch.victory.model;

/** The two teams; each wins and loses as a whole. */
public enum Team {
    OLIGARCHS,
    DEMOS;

    /** How many there are. */
    public static final int COUNT = 2;

    /** The side in seat lists and standings. */
    public String id() {
        return this == OLIGARCHS ? "oligarchs" : "demos";
    }

    /** The enemy. */
    public Team other() {
        return this == OLIGARCHS ? DEMOS : OLIGARCHS;
    }
}
