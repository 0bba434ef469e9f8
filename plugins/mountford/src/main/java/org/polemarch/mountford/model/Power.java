package org.polemarch.mountford.model;

/**
 * A state of the war as relations see it (1.1.1, 7.3). Allied nationalities have the relations of their city-state.
 * {@code NEUTRAL} stands for ground nobody controls, {@code REBEL} for spaces in rebellion and the allied forces in them.
 */
public enum Power {
    ATHENS(0),
    ARGOS(0),
    SPARTA(1),
    CORINTH(1),
    THEBES(1),
    SYRACUSE(1),
    MACEDON(-1),
    NEUTRAL(-1),
    REBEL(1);

    /** How many there are. */
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

    /** The power with that ordinal. */
    public static Power of(int ordinal) {
        return ALL[ordinal];
    }

    /** Its place among the others, from 0. */
    @SuppressWarnings("EnumOrdinal") // the state keeps arrays and bits by it, and it stands in no save
    public int index() {
        return ordinal();
    }
}
