package org.polemarch.polis.model;

/** The five Foreign Markets. */
public enum Market implements Id {
    PERSIA,
    AEGYPTOS,
    EUXINOS,
    ILLYRIA,
    THRAKI;

    /** How many there are. */
    public static final int COUNT = 5;

    private static final Market[] ALL = values();

    /** The market with that index. */
    public static Market at(int index) {
        return ALL[index];
    }
}
