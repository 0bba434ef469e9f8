package org.polemarch.mountford.model;

/** How one power regards another, or a space (1.1.2, 7.3). */
public enum Relation {
    FRIENDLY,
    NEUTRAL,
    UNFRIENDLY;

    private static final Relation[] ALL = values();

    /** The relation with that ordinal. */
    public static Relation of(int ordinal) {
        return ALL[ordinal];
    }

    /** Its place among the others, from 0. */
    @SuppressWarnings("EnumOrdinal") // the state keeps arrays and bits by it, and it stands in no save
    public int index() {
        return ordinal();
    }
}
