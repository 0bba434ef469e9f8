package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** The three sorts of piece. Bribery tokens aren't pieces. */
public enum Sort implements Id {
    HOPLITE,
    TRIREME,
    CITY;

    public static final int COUNT = 3;

    /** All three as bits. */
    public static final int ALL = (1 << COUNT) - 1;

    private static final Sort[] SORTS = values();

    public static Sort of(int ordinal) {
        return SORTS[ordinal];
    }

    /** Whether a set of sorts, as bits, has that one. */
    public static boolean in(int sorts, int sort) {
        return (sorts >> sort & 1) != 0;
    }

    public int bit() {
        return 1 << ordinal();
    }
}
