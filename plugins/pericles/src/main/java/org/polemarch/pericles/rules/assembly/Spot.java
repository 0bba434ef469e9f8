package org.polemarch.pericles.rules.assembly;

import java.util.Locale;
import java.util.Objects;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;

/** A space of a Faction track in words: "centre", "aristocrat-2". */
public record Spot(String value) {
    public Spot {
        Objects.requireNonNull(value);
    }

    /** The name of a space. */
    public static Spot of(Side side, int space) {
        if (space == 0) {
            return new Spot("centre");
        }
        Faction half = space < 0 ? side.first() : side.second();
        return new Spot(half.name().toLowerCase(Locale.ROOT) + "-" + Math.abs(space));
    }

    @Override
    public String toString() {
        return value;
    }
}
