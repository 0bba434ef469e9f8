package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;
import org.polemarch.api.kit.IndexSet;

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

    public static final int TERRITORIES = 12;

    /** How many territories and seas there are. */
    public static final int COUNT = 17;

    public static final IndexSet LAND = IndexSet.below(TERRITORIES);

    public static final IndexSet SEAS = IndexSet.below(COUNT).minus(LAND);

    private static final Space[] ALL = values();

    public static Space at(int index) {
        return ALL[index];
    }

    /** Whether Galleys, not Hoplites, stand here. */
    public boolean isSea() {
        return index() >= TERRITORIES;
    }
}
