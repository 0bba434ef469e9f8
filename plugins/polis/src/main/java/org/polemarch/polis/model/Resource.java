package org.polemarch.polis.model;

/** What the personal boards count besides Prestige. The first three are the goods of the Market Area. */
public enum Resource implements Id {
    IRON,
    WOOD,
    WINE,
    SILVER,
    WHEAT;

    /** How many there are. */
    public static final int COUNT = 5;

    /** How many of them have a Market Value. */
    public static final int GOODS = 3;

    private static final Resource[] ALL = values();

    /** The resource with that index. */
    public static Resource at(int index) {
        return ALL[index];
    }

    /** Whether it has a Market Value. */
    public boolean isGood() {
        return index() < GOODS;
    }
}
