package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/** The three types of strength point (1.2.1). Hoplites and cavalry together are land SPs. */
public enum SpType implements Id {
    HOPLITE,
    CAVALRY,
    NAVAL;

    /** Whether it fights and marches on land. */
    public boolean land() {
        return this != NAVAL;
    }
}
