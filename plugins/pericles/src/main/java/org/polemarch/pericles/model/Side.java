package org.polemarch.pericles.model;

/** One of the two Sides, a city-state with its League (3.2). */
public enum Side {
    ATHENS,
    SPARTA;

    private static final Side[] ALL = values();

    /** Both sides, Athens first: where an order is needed Athens acts first (5.32). */
    public static Side of(int index) {
        return ALL[index];
    }

    /** The Enemy. */
    public Side enemy() {
        return this == ATHENS ? SPARTA : ATHENS;
    }

    /** The Theater of the city-state. */
    public Theater home() {
        return this == ATHENS ? Theater.ATHENS : Theater.SPARTA;
    }

    /** The first of its two Factions; its half of the Faction track is the negative one. */
    public Faction first() {
        return this == ATHENS ? Faction.ARISTOCRAT : Faction.EURYPONTID;
    }

    /** The other Faction. */
    public Faction second() {
        return this == ATHENS ? Faction.DEMAGOGUE : Faction.AGIAD;
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
