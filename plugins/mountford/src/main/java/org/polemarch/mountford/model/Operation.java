package org.polemarch.mountford.model;

import org.polemarch.api.kit.Canonical;
import org.polemarch.api.kit.IndexSet;

/** What must be remembered while one operation lasts (2.1 to 2.3), and nothing after it. */
public final class Operation {

    private static final int NONE = -1;

    /** Which kind of operation it is; the view shows it. */
    public enum Sort {
        NONE,
        MOVING,
        CONTINUING,
        SPECIAL
    }

    /** Leaders one after the other. As many as a player has fit into one number. */
    private record Order(long packed) implements Canonical {

        private static final int BITS = 5;

        int at(int place) {
            return (int) (packed >>> (BITS * place)) & ((1 << BITS) - 1);
        }

        Order with(int place, int leader) {
            return new Order(packed | (long) leader << (BITS * place));
        }

        @Override
        public Object canonical() {
            return packed;
        }
    }

    private Sort sort = Sort.NONE;
    private int seat = NONE;
    private int power = NONE;
    private int objective = NONE;
    private int tile = NONE;
    private IndexSet leaders = IndexSet.EMPTY;
    /** The same leaders in the order in which they were played, the first lowest. */
    private Order played = new Order(0);

    private int leader = NONE;
    private IndexSet arrived = IndexSet.EMPTY;
    private boolean hostile;
    private boolean thessalyNeutral;
    private IndexSet foughtArmies = IndexSet.EMPTY;
    private IndexSet foughtFleets = IndexSet.EMPTY;
    private final SpaceSet foughtLoose;
    private final SpaceSet foughtShips;
    private final SpaceSet visitedOnce;
    private final SpaceSet visitedTwice;
    private final SpaceSet candidates;
    private boolean offered;
    private boolean challenged;
    private boolean offeredLand;
    private boolean offeredPiraeus;
    private boolean lost;
    private boolean lostLand;
    private boolean wonNaval;
    private boolean wonLand;
    private boolean calledOff;
    private boolean refused;

    Operation() {
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

    Operation copy() {
        return new Operation(this);
    }

    // -- what is conducted

    public Sort sort() {
        return sort;
    }

    /** The seat that conducts it; -1 between operations. */
    public int seat() {
        return seat;
    }

    /** The power that conducts it; to be asked only once there is one. */
    public Power power() {
        return Power.of(power);
    }

    public boolean hasPower() {
        return power >= 0;
    }

    public boolean isOf(Power who) {
        return power == who.index();
    }

    /** Where it is conducted; -1 as long as that is open. */
    public int objective() {
        return objective;
    }

    /** The tile played for it, not merely discarded; -1 for none. */
    public int tile() {
        return tile;
    }

    public IndexSet leaders() {
        return leaders;
    }

    /** The leader who was played as first, second and so on, counted from 0. */
    public int played(int place) {
        return played.at(place);
    }

    /** The leader who assembles or marches; -1 for none. */
    public int leader() {
        return leader;
    }

    public void begin(Sort kind, int bySeat) {
        sort = kind;
        seat = bySeat;
    }

    /** A leader comes onto the map; the first one tells whose operation it is. */
    public void lead(int who, Power actingFor) {
        if (leaders.isEmpty()) {
            dispatch(who, actingFor);
        }
        played = played.with(leaders.size(), who);
        leaders = leaders.with(who);
    }

    /** The army of that leader acts, for that power. */
    public void dispatch(int who, Power actingFor) {
        leader = who;
        power = actingFor.index();
    }

    /** The armies of a power in a space go on there. */
    public void goOn(int space, Power actingFor) {
        objective = space;
        power = actingFor.index();
    }

    public void aimAt(int space) {
        objective = space;
    }

    public void play(int which) {
        tile = which;
    }

    // -- how others are regarded

    /** Neutral SPs and spaces of the power's own sphere count as unfriendly (7.3). */
    public boolean hostile() {
        return hostile;
    }

    /** Thessaly counts as neutral (9.7.5). */
    public boolean thessalyNeutral() {
        return thessalyNeutral;
    }

    public void takeStance(boolean toNeutrals, boolean toThessaly) {
        hostile = toNeutrals;
        thessalyNeutral = toThessaly;
    }

    // -- assembly and march

    /** A leader begins to assemble his army where he is. */
    public void assemble(int who, int space) {
        leader = who;
        visitedOnce.clear();
        visitedTwice.clear();
        visitedOnce.add(space);
    }

    /** The assembling army has come to a space. */
    public void visit(int space) {
        (visitedOnce.has(space) ? visitedTwice : visitedOnce).add(space);
    }

    /** Whether the assembling army has used a space twice (2.2.3). */
    public boolean visitedTwice(int space) {
        return visitedTwice.has(space);
    }

    /** Armies of a combined attack that have entered the objective. */
    public IndexSet arrived() {
        return arrived;
    }

    public void arrive(int army) {
        arrived = arrived.with(army);
    }

    // -- who has fought

    /** Whether the land or naval SPs of an army fought in this operation. */
    public boolean fought(int army, boolean naval) {
        return (naval ? foughtFleets : foughtArmies).has(army);
    }

    /** Whether unactivated land or naval SPs of a space fought in this operation. */
    public boolean foughtFrom(int space, boolean naval) {
        return (naval ? foughtShips : foughtLoose).has(space);
    }

    /** The armies fight, on land or at sea. */
    public void fight(IndexSet armies, boolean naval) {
        if (naval) {
            foughtFleets = foughtFleets.or(armies);
        } else {
            foughtArmies = foughtArmies.or(armies);
        }
    }

    /** Some who have fought are back among the unactivated SPs of a space. */
    public void fightFrom(int space, boolean naval) {
        (naval ? foughtShips : foughtLoose).add(space);
    }

    /** The unactivated SPs of these spaces fight. */
    public void fightFrom(SpaceSet spaces, boolean naval) {
        (naval ? foughtShips : foughtLoose).addAll(spaces);
    }

    // -- battle offered, fought, lost

    /** The active player offered battle to all unfriendly forces in the objective, or there were none. */
    public boolean offered() {
        return offered;
    }

    /** ... and nobody was near whom he spared: what a rebellion asks for (9.6.6). */
    public boolean challenged() {
        return challenged;
    }

    /** ... and a land battle was part of the offer. */
    public boolean offeredLand() {
        return offeredLand;
    }

    /** ... at Piraeus too, for a siege of Athens (5.1). */
    public boolean offeredPiraeus() {
        return offeredPiraeus;
    }

    /** Battle is offered to everybody near. */
    public void challenge(boolean onLand, boolean atPiraeus) {
        offered = true;
        challenged = true;
        offeredLand = onLand;
        offeredPiraeus = atPiraeus;
    }

    /** There was nobody in the space to offer battle to; those near were spared. */
    public void spareThoseNear() {
        offered = true;
    }

    /** The active player lost a battle. */
    public boolean lost() {
        return lost;
    }

    public boolean lostLand() {
        return lostLand;
    }

    public boolean wonNaval() {
        return wonNaval;
    }

    public boolean wonLand() {
        return wonLand;
    }

    /** The winner at sea called the land battle off (4.2.1). */
    public boolean calledOff() {
        return calledOff;
    }

    /** SPs in the objective refused a land battle, and none was fought (9.7.6). */
    public boolean refused() {
        return refused;
    }

    /** A combat that the active player began is over. */
    public void conclude(Battle battle) {
        lost |= battle.lost();
        lostLand |= battle.landResult() == Battle.Result.LOST;
        refused |= battle.avoided(1, false) && battle.landResult() == Battle.Result.NONE;
        wonNaval |= battle.navalResult() == Battle.Result.WON;
        wonLand |= battle.landResult() == Battle.Result.WON;
        calledOff |= battle.calledOff();
    }

    /** Spaces where a tile lets battle be offered (9.6.7). */
    public SpaceSet candidates() {
        return candidates;
    }

    void clear() {
        sort = Sort.NONE;
        seat = NONE;
        power = NONE;
        objective = NONE;
        tile = NONE;
        leaders = IndexSet.EMPTY;
        played = new Order(0);
        leader = NONE;
        arrived = IndexSet.EMPTY;
        candidates.clear();
        takeStance(false, false);
        foughtArmies = IndexSet.EMPTY;
        foughtFleets = IndexSet.EMPTY;
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
