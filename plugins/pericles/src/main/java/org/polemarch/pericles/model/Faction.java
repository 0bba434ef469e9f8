package org.polemarch.pericles.model;

import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Id;

/** One of the four Factions; each is a seat. */
public enum Faction implements Id {
    ARISTOCRAT("aristocrats"),
    DEMAGOGUE("demagogues"),
    EURYPONTID("eurypontids"),
    AGIAD("agiads");

    private static final Faction[] ALL = values();

    private static final Seat[] SEATS = new Seat[4];

    static {
        for (Faction faction : ALL) {
            SEATS[faction.index()] = new Seat(faction.index(), faction.seatId);
        }
    }

    private final String seatId;

    Faction(String seatId) {
        this.seatId = seatId;
    }

    public static Faction of(int index) {
        return ALL[index];
    }

    public static Faction of(Seat seat) {
        return ALL[seat.index()];
    }

    public Seat seat() {
        return SEATS[index()];
    }

    public Side side() {
        return index() < 2 ? Side.ATHENS : Side.SPARTA;
    }

    public Faction compatriot() {
        return ALL[index() ^ 1];
    }

    /** -1 for the first Faction of a Side, +1 for the second: the direction in which it pulls an issue. */
    public int direction() {
        return (index() & 1) == 0 ? -1 : 1;
    }
}
