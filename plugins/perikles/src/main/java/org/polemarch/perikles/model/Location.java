package org.polemarch.perikles.model;

import java.util.Locale;

/** The location tiles, in the order of the data, which holds their figures. */
public enum Location {
    AMPHIPOLIS,
    LESBOS,
    PLATAEA,
    NAUPACTUS,
    POTIDEA,
    ACARNANIA,
    ATTICA,
    MELOS,
    EPIDAURUS,
    PYLOS,
    SICILY,
    CEPHALLENIA,
    CYTHERA,
    SPARTOLUS,
    /** The tile at Megara; the city is {@link Power#MEGARA}. */
    MEGARA_BATTLE,
    MANTINEA,
    DELIUM,
    AETOLIA,
    CORCYRA,
    LEUCAS,
    SOLYGEIA;

    /** How many tiles there are. */
    public static final int COUNT = 21;

    private static final Location[] ALL = values();

    /** The tile with that ordinal. */
    public static Location of(int index) {
        return ALL[index];
    }

    /** Its id in the data and in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
