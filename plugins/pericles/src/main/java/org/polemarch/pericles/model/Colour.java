package org.polemarch.pericles.model;

/** The colours of the pieces (3.11). Argos is tan and fights as Delian (12.1). */
public enum Colour {
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

    /** Its Side. */
    public Side side() {
        return side;
    }

    /** Whether it is Athens or Sparta itself and not its League. */
    public boolean cityState() {
        return cityState;
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
