package org.polemarch.pericles.model;

import org.polemarch.api.kit.Id;

/** The colours of the pieces (3.11). Argos is tan and fights as Delian (12.1). */
public enum Colour implements Id {
    ATHENS(Side.ATHENS, true),
    DELIAN(Side.ATHENS, false),
    ARGOS(Side.ATHENS, false),
    SPARTA(Side.SPARTA, true),
    PELOPONNESIAN(Side.SPARTA, false);

    private final Side side;
    private final boolean cityState;

    Colour(Side side, boolean cityState) {
        this.side = side;
        this.cityState = cityState;
    }

    public Side side() {
        return side;
    }

    /** Whether it is Athens or Sparta itself and not its League. */
    public boolean cityState() {
        return cityState;
    }
}
