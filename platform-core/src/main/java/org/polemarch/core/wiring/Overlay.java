package org.polemarch.core.wiring;

import java.util.Objects;

/** A player's own data: a merge patch with the name it is known by. It stands in the save as it was. */
public record Overlay(String name, String patch) {
    public Overlay {
        Objects.requireNonNull(name);
        Objects.requireNonNull(patch);
    }
}
