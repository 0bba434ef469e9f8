package org.polemarch.perikles.model;

import org.polemarch.api.kit.Id;

/** Where a cube lies in a city. */
public enum Space implements Id {
    ALPHA,
    BETA,
    TEMPLE;

    private static final Space[] ALL = values();

    public static Space of(int index) {
        return ALL[index];
    }
}
