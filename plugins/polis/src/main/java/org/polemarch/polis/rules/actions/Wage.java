package org.polemarch.polis.rules.actions;

import org.polemarch.polis.model.Id;

/** How a created unit is paid. */
public enum Wage implements Id {
    IRON,
    WOOD,
    SILVER,
    /** Only while the Event allows it: Silver for a cube of the reserve instead of the Population. */
    MERCENARIES;

    private static final Wage[] ALL = values();

    /** How many there are. */
    static final int COUNT = 4;

    static Wage at(int index) {
        return ALL[index];
    }
}
