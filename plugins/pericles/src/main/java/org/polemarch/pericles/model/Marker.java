package org.polemarch.pericles.model;

/** What stands on the face of a Theater marker (3.15). */
public enum Marker {
    MILITARY,
    LEAGUE,
    DIPLOMATIC,
    ORACLE,
    RUMOR;

    private static final Marker[] ALL = values();

    /** How many kinds there are. */
    public static final int COUNT = 5;

    /** By its index. */
    public static Marker of(int index) {
        return ALL[index];
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
