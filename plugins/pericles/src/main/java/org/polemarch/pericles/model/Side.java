package org.polemarch.pericles.model;

import java.util.Optional;
import org.polemarch.api.kit.Id;

/** One of the two Sides, a city-state with its League (3.2). Where an order is needed Athens acts first (5.32). */
public enum Side implements Id {
    ATHENS,
    SPARTA;

    private static final Side[] ALL = values();

    public static Side of(int index) {
        return ALL[index];
    }

    public Side enemy() {
        return this == ATHENS ? SPARTA : ATHENS;
    }

    public Theater home() {
        return this == ATHENS ? Theater.ATHENS : Theater.SPARTA;
    }

    /** The Faction whose half of the track is the negative one. */
    public Faction first() {
        return this == ATHENS ? Faction.ARISTOCRAT : Faction.EURYPONTID;
    }

    public Faction second() {
        return this == ATHENS ? Faction.DEMAGOGUE : Faction.AGIAD;
    }

    /** The Faction in whose direction something points; empty if it points nowhere. */
    public Optional<Faction> towards(int direction) {
        return direction == 0 ? Optional.empty() : Optional.of(direction < 0 ? first() : second());
    }
}
