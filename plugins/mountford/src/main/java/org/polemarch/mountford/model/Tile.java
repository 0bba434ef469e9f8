package org.polemarch.mountford.model;

import java.util.Objects;

/** A tile, as moves and events name it. A leader's tile also names his army. */
public record Tile(int index, String id, String name) {
    public Tile {
        Objects.requireNonNull(id);
        Objects.requireNonNull(name);
    }

    @Override
    public String toString() {
        return id;
    }
}
