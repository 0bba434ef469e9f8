package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** What the personal boards count besides Prestige. The first three are the goods of the Market Area. */
public enum Resource implements Id {
    IRON,
    WOOD,
    WINE,
    SILVER,
    WHEAT;

    public static final int COUNT = 5;

    /** How many of them have a Market Value. */
    public static final int GOODS = 3;

    private static final Resource[] ALL = values();

    public static Resource at(int index) {
        return ALL[index];
    }

    public boolean isGood() {
        return index() < GOODS;
    }
}
