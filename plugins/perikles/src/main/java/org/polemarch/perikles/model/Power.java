package org.polemarch.perikles.model;

import java.util.Locale;

/** Whose counters fight: the six cities, which players lead, and Persia, which those without a city lead together. */
public enum Power {
    ATHENS,
    SPARTA,
    ARGOS,
    CORINTH,
    THEBES,
    MEGARA,
    PERSIA;

    /** How many powers are cities; they come first. */
    public static final int CITIES = 6;

    /** How many powers there are. */
    public static final int COUNT = 7;

    private static final Power[] ALL = values();

    /** The power with that ordinal. */
    public static Power of(int index) {
        return ALL[index];
    }

    /** Its bit in a set of powers. */
    public int bit() {
        return 1 << ordinal();
    }

    /** Its id in the data and in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
