package org.polemarch.perikles.model;

import java.util.List;
import org.polemarch.api.kit.Id;

/** Whose counters fight: the six cities, which players lead, and Persia, which those without a city lead together. */
public enum Power implements Id {
    ATHENS,
    SPARTA,
    ARGOS,
    CORINTH,
    THEBES,
    MEGARA,
    PERSIA;

    /** How many powers are cities; they come first. */
    public static final int CITIES = 6;

    public static final int COUNT = 7;

    private static final Power[] ALL = values();
    private static final List<Power> ALL_CITIES = List.of(ALL).subList(0, CITIES);

    public static Power of(int index) {
        return ALL[index];
    }

    public static List<Power> cities() {
        return ALL_CITIES;
    }
}
