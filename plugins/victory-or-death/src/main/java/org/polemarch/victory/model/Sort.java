package org.polemarch.victory.model;

import java.util.Locale;

/** The three sorts of piece. Bribery tokens are no pieces. */
public enum Sort {
    HOPLITE,
    TRIREME,
    CITY;

    /** How many sorts there are. */
    public static final int COUNT = 3;

    private static final Sort[] ALL = values();

    /** The sort of an ordinal. */
    public static Sort of(int ordinal) {
        return ALL[ordinal];
    }

    /** The id in data and notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The sort as one bit of a set. */
    public int bit() {
        return 1 << ordinal();
    }
}
