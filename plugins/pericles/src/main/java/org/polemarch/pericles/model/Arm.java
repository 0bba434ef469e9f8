package org.polemarch.pericles.model;

/** What a piece is: a cube, a stick or a disk (3.11). Battles and the grounds of Theaters are LAND or NAVAL. */
public enum Arm {
    LAND,
    NAVAL,
    BASE;

    /** The other kind of battle. */
    public Arm other() {
        return this == LAND ? NAVAL : LAND;
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
