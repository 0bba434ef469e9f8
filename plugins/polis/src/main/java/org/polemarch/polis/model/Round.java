package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The three rounds. */
public enum Round implements Id {
    ALPHA,
    EPSILON,
    OMEGA;

    private static final Round[] ALL = values();

    public boolean isLast() {
        return this == OMEGA;
    }

    /** The next round; there is none after the last. */
    public Round next() {
        return ALL[index() + 1];
    }
}
