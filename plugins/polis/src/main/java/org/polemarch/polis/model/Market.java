package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The five Foreign Markets. */
public enum Market implements Id {
    PERSIA,
    AEGYPTOS,
    EUXINOS,
    ILLYRIA,
    THRAKI;

    public static final int COUNT = 5;
}
