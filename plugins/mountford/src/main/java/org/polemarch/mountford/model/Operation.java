package org.polemarch.mountford.model;

/** What must be remembered while one operation lasts (2.1 to 2.3), and nothing after it. */
public final class Operation {

    /** Nothing chosen yet. */
    public static final int NONE = -1;

    /** Which kind of operation it is; the view shows it. */
    public enum Sort {
        NONE,
        MOVING,
        CONTINUING,
        SPECIAL
    }

    public Sort sort = Sort.NONE;
    /** The seat that conducts it. */
    public int seat = NONE;
    /** The ordinal of the power that conducts it; -1 for none. */
    public int power = NONE;

    public int objective = NONE;
    /** The tile played for it, not merely discarded; -1 for none. */
    public int tile = NONE;
    /** The leaders played in this operation, as a mask. */
    public int leaders;
    /** The same leaders in the order in which they were played, five bits each, the first lowest. */
    public long played;
    /** The leader who assembles or marches; -1 for none. */
    public int leader = NONE;
    /** Armies of a combined attack that have entered the objective, as a mask. */
    public int arrived;
    /** Neutral SPs and spaces of the power's own sphere count as unfriendly (7.3). */
    public boolean hostile;
    /** Thessaly counts as neutral (9.7.5). */
    public boolean thessalyNeutral;
    /** Armies whose land SPs fought in this operation, as a mask. */
    public int foughtArmies;
    /** Armies whose naval SPs fought in this operation, as a mask. */
    public int foughtFleets;
    /** Spaces whose unactivated land SPs fought in this operation. */
    public final SpaceSet foughtLoose;
    /** Spaces whose unactivated naval SPs fought in this operation. */
    public final SpaceSet foughtShips;
    /** Spaces the assembling army has used once, and twice (2.2.3). */
    public final SpaceSet visitedOnce;

    public final SpaceSet visitedTwice;
    /** Spaces where a tile lets battle be offered (9.6.7). */
    public final SpaceSet candidates;
    /** The active player offered battle to all unfriendly forces in the objective, or there were none. */
    public boolean offered;
    /** ... and nobody was near whom he spared: what a rebellion asks for (9.6.6). */
    public boolean challenged;
    /** ... and a land battle was part of the offer. */
    public boolean offeredLand;
    /** ... at Piraeus too, for a siege of Athens (5.1). */
    public boolean offeredPiraeus;
    /** The active player lost a battle. */
    public boolean lost;
    /** ... and it was one by land. */
    public boolean lostLand;

    public boolean wonNaval;
    public boolean wonLand;
    /** The winner at sea called the land battle off (4.2.1). */
    public boolean calledOff;
    /** SPs in the objective refused a land battle, and none was fought (9.7.6). */
    public boolean refused;

    public Operation() {
        foughtLoose = new SpaceSet();
        foughtShips = new SpaceSet();
        visitedOnce = new SpaceSet();
        visitedTwice = new SpaceSet();
        candidates = new SpaceSet();
    }

    private Operation(Operation other) {
        foughtLoose = other.foughtLoose.copy();
        foughtShips = other.foughtShips.copy();
        visitedOnce = other.visitedOnce.copy();
        visitedTwice = other.visitedTwice.copy();
        candidates = other.candidates.copy();
        sort = other.sort;
        seat = other.seat;
        power = other.power;
        objective = other.objective;
        tile = other.tile;
        leaders = other.leaders;
        played = other.played;
        leader = other.leader;
        arrived = other.arrived;
        hostile = other.hostile;
        thessalyNeutral = other.thessalyNeutral;
        foughtArmies = other.foughtArmies;
        foughtFleets = other.foughtFleets;
        offered = other.offered;
        challenged = other.challenged;
        offeredLand = other.offeredLand;
        offeredPiraeus = other.offeredPiraeus;
        lost = other.lost;
        lostLand = other.lostLand;
        wonNaval = other.wonNaval;
        wonLand = other.wonLand;
        calledOff = other.calledOff;
        refused = other.refused;
    }

    /** An independent copy. */
    public Operation copy() {
        return new Operation(this);
    }

    /** Forgets everything. */
    void clear() {
        sort = Sort.NONE;
        seat = NONE;
        power = NONE;
        objective = NONE;
        tile = NONE;
        leaders = 0;
        played = 0;
        leader = NONE;
        arrived = 0;
        candidates.clear();
        hostile = false;
        thessalyNeutral = false;
        foughtArmies = 0;
        foughtFleets = 0;
        foughtLoose.clear();
        foughtShips.clear();
        visitedOnce.clear();
        visitedTwice.clear();
        offered = false;
        offeredLand = false;
        offeredPiraeus = false;
        challenged = false;
        lost = false;
        lostLand = false;
        wonNaval = false;
        wonLand = false;
        calledOff = false;
        refused = false;
    }
}
