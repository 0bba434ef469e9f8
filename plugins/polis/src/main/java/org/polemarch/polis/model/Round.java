package org.polemarch.polis.model;

/** The three rounds. */
public enum Round implements Id {
    ALPHA,
    EPSILON,
    OMEGA;

    private static final Round[] ALL = values();

    /** The round with that index. */
    public static Round at(int index) {
        return ALL[index];
    }

    /** Whether it is the last one. */
    public boolean isLast() {
        return this == OMEGA;
    }

    /** The next round; there is none after the last. */
    public Round next() {
        return ALL[index() + 1];
    }
}
