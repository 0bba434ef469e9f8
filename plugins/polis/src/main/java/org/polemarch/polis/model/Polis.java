package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

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

    public static final int COUNT = 18;

    private static final Polis[] ALL = values();

    public static Polis at(int index) {
        return ALL[index];
    }
}
