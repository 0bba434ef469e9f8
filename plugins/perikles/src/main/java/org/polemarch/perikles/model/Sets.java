package org.polemarch.perikles.model;

import org.polemarch.api.kit.IndexSet;

/** Sets of players, powers or strengths. A state keeps their bits in few bytes and hands out sets made once. */
final class Sets {

    private static final IndexSet[] MADE = new IndexSet[1 << 9];

    static {
        for (int bits = 0; bits < MADE.length; bits++) {
            MADE[bits] = new IndexSet(bits);
        }
    }

    private Sets() {}

    static IndexSet of(int bits) {
        return MADE[bits];
    }
}
