package org.polemarch.mountford.data;

/** The three types of path (1.1). */
public enum PathType {
    LAND,
    NAVAL,
    COMBINED;

    /** Whether land SPs may use it. */
    public boolean byLand() {
        return this != NAVAL;
    }

    /** Whether naval SPs may use it. */
    public boolean bySea() {
        return this != LAND;
    }
}
