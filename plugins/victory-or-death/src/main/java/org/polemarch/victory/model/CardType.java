package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** The types of card. */
public enum CardType implements Id {
    MUSTER_HOPLITE,
    MUSTER_TRIREME,
    LAND_BATTLE,
    SEA_BATTLE,
    EVENT,
    STATUS,
    PREPARE;

    /** Whether it is one of the four types without a title. */
    public boolean basic() {
        return ordinal() <= SEA_BATTLE.ordinal();
    }

    /** Whether cards of this type lie on the table and answer what happens. */
    public boolean answers() {
        return this == STATUS || this == PREPARE;
    }
}
