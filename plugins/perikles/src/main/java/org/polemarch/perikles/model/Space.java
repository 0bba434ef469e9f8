package org.polemarch.perikles.model;

/** Where a cube lies in a city. */
public enum Space {
    ALPHA,
    BETA,
    TEMPLE;

    private static final Space[] ALL = values();

    /** The space with that ordinal. */
    public static Space of(int index) {
        return ALL[index];
    }
}
