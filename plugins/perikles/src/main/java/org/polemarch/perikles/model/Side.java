package org.polemarch.perikles.model;

import java.util.Locale;

/** The two sides of a location. */
public enum Side {
    ATTACK,
    DEFENCE;

    private static final Side[] ALL = values();

    /** The side with that ordinal. */
    public static Side of(int index) {
        return ALL[index];
    }

    /** The other side. */
    public Side other() {
        return this == ATTACK ? DEFENCE : ATTACK;
    }

    /** What a player does who sends a counter to this side. */
    public String verb() {
        return this == ATTACK ? "attack" : "defend";
    }

    /** Its id in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
