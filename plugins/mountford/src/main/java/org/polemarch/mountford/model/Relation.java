package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/** How one power regards another, or a space (1.1.2, 7.3). */
public enum Relation implements Id {
    FRIENDLY,
    NEUTRAL,
    UNFRIENDLY;

    private static final Relation[] ALL = values();

    public static Relation of(int ordinal) {
        return ALL[ordinal];
    }
}
