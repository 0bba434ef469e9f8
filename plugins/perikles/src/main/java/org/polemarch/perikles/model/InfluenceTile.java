package org.polemarch.perikles.model;

import java.util.Locale;

/** The kinds of influence tiles; tiles of one kind are alike. Their figures and copies stand in the data. */
public enum InfluenceTile {
    ATHENS_DOUBLE,
    ATHENS_CANDIDATE,
    ATHENS_ASSASSIN,
    SPARTA_DOUBLE,
    SPARTA_CANDIDATE,
    SPARTA_ASSASSIN,
    ARGOS_DOUBLE,
    ARGOS_CANDIDATE,
    ARGOS_ASSASSIN,
    CORINTH_DOUBLE,
    CORINTH_CANDIDATE,
    CORINTH_ASSASSIN,
    THEBES_DOUBLE,
    THEBES_CANDIDATE,
    THEBES_ASSASSIN,
    MEGARA_DOUBLE,
    MEGARA_CANDIDATE,
    MEGARA_ASSASSIN,
    ANY;

    /** How many kinds there are. */
    public static final int COUNT = 19;

    private static final InfluenceTile[] ALL = values();

    /** What a tile makes its taker do besides placing cubes. */
    public enum Symbol {
        NONE,
        CANDIDATE,
        ASSASSIN
    }

    /** The kind with that ordinal. */
    public static InfluenceTile of(int index) {
        return ALL[index];
    }

    /** Its id in the data and in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
