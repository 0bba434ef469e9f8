package org.polemarch.polis.rules.actions;

import org.polemarch.api.kit.Id;
import org.polemarch.polis.model.Resource;

/** How a created unit is paid. */
public enum Wage implements Id {
    IRON(Resource.IRON),
    WOOD(Resource.WOOD),
    SILVER(Resource.SILVER),
    /** Only while the Event allows it: Silver for a cube of the reserve instead of the Population. */
    MERCENARIES(Resource.SILVER);

    static final int COUNT = 4;

    private final Resource resource;

    Wage(Resource resource) {
        this.resource = resource;
    }

    public Resource resource() {
        return resource;
    }
}
