package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/**
 * A state of the war as relations see it (1.1.1, 7.3). Allied nationalities have the relations of their city-state.
 * {@code NEUTRAL} stands for ground nobody controls, {@code REBEL} for spaces in rebellion and the allied forces in them.
 */
public enum Power implements Id {
    ATHENS(0),
    ARGOS(0),
    SPARTA(1),
    CORINTH(1),
    THEBES(1),
    SYRACUSE(1),
    MACEDON(-1),
    NEUTRAL(-1),
    REBEL(1);

    public static final int COUNT = 9;

    private static final Power[] ALL = values();

    private final int seat;

    Power(int seat) {
        this.seat = seat;
    }

    /** The index of the seat that plays it; -1 if nobody does. */
    public int seat() {
        return seat;
    }

    public static Power of(int ordinal) {
        return ALL[ordinal];
    }
}
