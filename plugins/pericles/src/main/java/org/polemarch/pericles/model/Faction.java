package org.polemarch.pericles.model;

import org.polemarch.api.game.Seat;

/** One of the four Factions; each is a seat. */
public enum Faction {
    ARISTOCRAT("aristocrats"),
    DEMAGOGUE("demagogues"),
    EURYPONTID("eurypontids"),
    AGIAD("agiads");

    private static final Faction[] ALL = values();

    private static final Seat[] SEATS = new Seat[4];

    static {
        for (Faction faction : ALL) {
            SEATS[faction.index()] = new Seat(faction.index(), faction.id);
        }
    }

    private final String id;

    Faction(String id) {
        this.id = id;
    }

    /** By its number, which is that of its seat. */
    public static Faction of(int index) {
        return ALL[index];
    }

    /** Who plays that seat. */
    public static Faction of(Seat seat) {
        return ALL[seat.index()];
    }

    /** Its seat. */
    public Seat seat() {
        return SEATS[index()];
    }

    /** Its Side. */
    public Side side() {
        return index() < 2 ? Side.ATHENS : Side.SPARTA;
    }

    /** The other Faction of its Side. */
    public Faction compatriot() {
        return ALL[index() ^ 1];
    }

    /** -1 for the first Faction of a Side, +1 for the second: the direction in which it pulls an issue. */
    public int direction() {
        return (index() & 1) == 0 ? -1 : 1;
    }

    /** The bit of its seat. */
    public int bit() {
        return 1 << index();
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
