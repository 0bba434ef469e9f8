package org.polemarch.mountford.model;

/** The three types of strength point (1.2.1). Hoplites and cavalry together are land SPs. */
public enum SpType {
    HOPLITE,
    CAVALRY,
    NAVAL;

    /** Whether it fights and marches on land. */
    public boolean land() {
        return this != NAVAL;
    }

    /** Its place among the others, from 0. */
    @SuppressWarnings("EnumOrdinal") // the state keeps arrays and bits by it, and it stands in no save
    public int index() {
        return ordinal();
    }
}
