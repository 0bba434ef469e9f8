package org.polemarch.perikles.model;

import org.polemarch.api.kit.Id;

/** The two sides of a location. */
public enum Side implements Id {
    ATTACK,
    DEFENCE;

    private static final Side[] ALL = values();

    public static Side of(int index) {
        return ALL[index];
    }

    public Side other() {
        return this == ATTACK ? DEFENCE : ATTACK;
    }

    /** The verb for sending a counter to this side. */
    public String verb() {
        return this == ATTACK ? "attack" : "defend";
    }
}
