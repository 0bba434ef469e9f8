package org.polemarch.pericles.model;

import java.util.Objects;

/** A space of a Faction track in words: "centre", "aristocrat-2". */
public record Spot(String value) {
    public Spot {
        Objects.requireNonNull(value);
    }

    /** Spaces of the first Faction's half are negative. */
    public static Spot of(Side side, int space) {
        if (space == 0) {
            return new Spot("centre");
        }
        Faction half = space < 0 ? side.first() : side.second();
        return new Spot(half.id() + "-" + Math.abs(space));
    }

    @Override
    public String toString() {
        return value;
    }
}
