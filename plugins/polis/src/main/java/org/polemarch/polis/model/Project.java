package org.polemarch.polis.model;

/** The fourteen Project tiles. */
public enum Project implements Id {
    PROTAGORAS,
    SOCRATES,
    MYRON,
    FIDIAS,
    APOLLO,
    ZEUS,
    KOILON,
    SKINI,
    EFEBOS,
    APHRODITE,
    DIONYSOS,
    DEMETER,
    ISTHMIA,
    NEMEA;

    /** How many there are. */
    public static final int COUNT = 14;

    private static final Project[] ALL = values();

    /** The tile with that index. */
    public static Project at(int index) {
        return ALL[index];
    }
}
