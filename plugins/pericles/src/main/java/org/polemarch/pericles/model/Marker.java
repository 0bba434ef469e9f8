package org.polemarch.pericles.model;

import org.polemarch.api.kit.Id;

/** The face of a Theater marker (3.15). */
public enum Marker implements Id {
    MILITARY,
    LEAGUE,
    DIPLOMATIC,
    ORACLE,
    RUMOR;

    private static final Marker[] ALL = values();

    public static final int COUNT = ALL.length;

    public static Marker of(int index) {
        return ALL[index];
    }
}
