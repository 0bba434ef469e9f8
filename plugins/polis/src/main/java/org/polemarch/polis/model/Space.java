package org.polemarch.polis.model;

/** The spaces that hold Hoplites or Galleys: twelve territories, then five seas. */
public enum Space implements Id {
    ATTIKA,
    LAKEDAEMON,
    ARCADIA,
    MEGARIS,
    BOIOTIA,
    SICELIA,
    AKARNANIA,
    THESSALIA,
    MESSINIA,
    IONIA,
    MAKEDONIA,
    ACHAEA,
    IONION,
    MYRTOON,
    KYKLADES,
    NOTIES_SPORADES,
    THRAKIKO;

    /** How many territories there are. */
    public static final int TERRITORIES = 12;

    /** How many territories and seas there are. */
    public static final int COUNT = 17;

    /** The bits of all territories. */
    public static final int LAND = (1 << TERRITORIES) - 1;

    /** The bits of all seas. */
    public static final int SEAS = (1 << COUNT) - 1 & ~LAND;

    private static final Space[] ALL = values();

    /** The space with that index. */
    public static Space at(int index) {
        return ALL[index];
    }

    /** Whether Galleys, not Hoplites, stand here. */
    public boolean isSea() {
        return index() >= TERRITORIES;
    }
}
