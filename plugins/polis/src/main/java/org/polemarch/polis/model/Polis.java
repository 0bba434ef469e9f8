package org.polemarch.polis.model;

/** The eighteen city-states. */
public enum Polis implements Id {
    ATHINAE,
    CHALKIS,
    SPARTI,
    GYTHION,
    ARGOS,
    KORINTHOS,
    THIBAE,
    GELA,
    SYRAKOUSAE,
    KERKYRA,
    NAFPAKTOS,
    PYLOS,
    SAMOS,
    CHIOS,
    POTIDAEA,
    PYDNA,
    EPIDAMNOS,
    ABDIRA;

    /** How many there are. */
    public static final int COUNT = 18;

    private static final Polis[] ALL = values();

    /** The polis with that index. */
    public static Polis at(int index) {
        return ALL[index];
    }
}
