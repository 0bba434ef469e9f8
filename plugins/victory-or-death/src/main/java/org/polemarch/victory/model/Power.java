package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** The four powers in turn order. Powers of one team have ordinals of the same parity, which the hot paths rely on. */
public enum Power implements Id {
    CORINTH,
    DELIAN,
    SPARTA,
    ATHENS;

    public static final int COUNT = 4;

    /** All four as bits. */
    public static final int ALL = (1 << COUNT) - 1;

    private static final Power[] POWERS = values();
    private static final Team[] TEAMS = Team.values();

    public static Power of(int ordinal) {
        return POWERS[ordinal];
    }

    public static int team(int power) {
        return power & 1;
    }

    public static int ally(int power) {
        return (power + 2) & 3;
    }

    /** The powers of a team as bits. */
    public static int members(int team) {
        return 0b0101 << team;
    }

    /** Whether a set of powers, as bits, has that one. */
    public static boolean in(int powers, int power) {
        return (powers >> power & 1) != 0;
    }

    public Team team() {
        return TEAMS[team(ordinal())];
    }
}
