package org.polemarch.pericles.model;

import org.polemarch.api.kit.Id;

/** What a piece is: a cube, a stick or a disk (3.11). Battles and the grounds of Theaters are LAND or NAVAL. */
public enum Arm implements Id {
    LAND,
    NAVAL,
    BASE;

    public Arm other() {
        return this == LAND ? NAVAL : LAND;
    }
}
