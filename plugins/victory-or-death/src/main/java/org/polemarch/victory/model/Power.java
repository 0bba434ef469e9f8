package org.polemarch.victory.model;

import java.util.Locale;

/** The four powers in turn order. Powers of one team have ordinals of the same parity, which the hot paths rely on. */
public enum Power {
    CORINTH,
    DELIAN,
    SPARTA,
    ATHENS;

    /** How many powers there are. */
    public static final int COUNT = 4;

    private static final Power[] ALL = values();
    private static final Team[] TEAMS = Team.values();

    /** The power of an ordinal. */
    public static Power of(int ordinal) {
        return ALL[ordinal];
    }

    /** The ordinal of the team of a power. */
    public static int team(int power) {
        return power & 1;
    }

    /** The other power of the same team. */
    public static int ally(int power) {
        return (power + 2) & 3;
    }

    /** The powers of a team as bits. */
    public static int members(int team) {
        return 0b0101 << team;
    }

    /** The team it fights for. */
    public Team team() {
        return TEAMS[team(ordinal())];
    }

    /** The id in data, seats and notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
