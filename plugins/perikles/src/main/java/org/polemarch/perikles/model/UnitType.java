package org.polemarch.perikles.model;

import java.util.Locale;

/** What a military counter is, and what a round of battle is fought with. */
public enum UnitType {
    HOPLITE,
    TRIREME;

    /** How many types there are. */
    public static final int COUNT = 2;

    private static final UnitType[] ALL = values();

    /** The type with that ordinal. */
    public static UnitType of(int index) {
        return ALL[index];
    }

    /** Its id in the data and in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
