package org.polemarch.victory.model;

import java.util.Locale;

/** The types of card. */
public enum CardType {
    MUSTER_HOPLITE,
    MUSTER_TRIREME,
    LAND_BATTLE,
    SEA_BATTLE,
    EVENT,
    STATUS,
    PREPARE;

    private static final CardType[] ALL = values();

    /** The type of an ordinal. */
    public static CardType of(int ordinal) {
        return ALL[ordinal];
    }

    /** Whether it is one of the four types without a title. */
    public boolean basic() {
        return ordinal() <= SEA_BATTLE.ordinal();
    }

    /** The id in data. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
