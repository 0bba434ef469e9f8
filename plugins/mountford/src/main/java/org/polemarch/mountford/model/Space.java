package org.polemarch.mountford.model;

import java.util.Objects;

/** A space of the map, as moves and events name it. */
public record Space(int index, String id, String name) {
    public Space {
        Objects.requireNonNull(id);
        Objects.requireNonNull(name);
    }

    @Override
    public String toString() {
        return id;
    }
}
