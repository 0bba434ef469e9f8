package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** A space of the board. There is one object for each, made by the data. */
public record Space(int index, String id, String name, Kind kind) {

    /** The kinds of space. A Neutral space isn't a Land space. */
    public enum Kind implements Id {
        LAND,
        SEA,
        NEUTRAL
    }

    @Override
    public String toString() {
        return id;
    }
}
