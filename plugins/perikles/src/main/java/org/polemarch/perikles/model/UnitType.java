package org.polemarch.perikles.model;

import org.polemarch.api.kit.Id;

/** What a military counter is, and what a round of battle is fought with. */
public enum UnitType implements Id {
    HOPLITE,
    TRIREME;

    public static final int COUNT = 2;

    private static final UnitType[] ALL = values();

    public static UnitType of(int index) {
        return ALL[index];
    }
}
