package org.polemarch.mountford.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;

/**
 * All SPs of a position, counted by {@link Kind}: those of an army by its leader's number, unactivated ones at home, and
 * unactivated ones in Persia (9.3.3), the only other place where they can be.
 */
public abstract sealed class Forces permits MountfordState {

    private final transient MountfordData data;
    private final transient int kinds;
    // A cache of what the counts below say, so that no rule has to scan them.
    private final transient IndexSet[] armyKinds;
    private transient IndexSet homeKinds = IndexSet.EMPTY;
    private final transient IndexSet[] persiaKinds;
    private transient IndexSet onMap = IndexSet.EMPTY;
    private final transient SpaceSet occupied;
    private transient IndexSet persiaHeld = IndexSet.EMPTY;

    private int eliminated;
    private int raised;
    private final short[] armySpace;
    private final byte[] armyPower;
    private final byte[] armyActivated;
    private final byte[] armySp;
    private final byte[] armyType;
    private final byte[] home;
    private final byte[] persia;
    private final byte[] persiaTotal;
    private final byte[] setAside;

    Forces(MountfordData data) {
        this.data = data;
        kinds = data.kinds().size();
        int leaders = data.tiles().leaderCount();
        armyKinds = none(leaders);
        persiaKinds = none(data.atlas().persiaCount());
        occupied = new SpaceSet();
        armySpace = new short[leaders];
        Arrays.fill(armySpace, (short) -1);
        armyPower = new byte[leaders];
        armyActivated = new byte[leaders];
        armySp = new byte[leaders * kinds];
        armyType = new byte[leaders * 3];
        home = new byte[kinds];
        persia = new byte[data.atlas().persiaCount() * kinds];
        persiaTotal = new byte[data.atlas().persiaCount()];
        setAside = new byte[kinds];
    }

    Forces(Forces other) {
        data = other.data;
        kinds = other.kinds;
        armyKinds = other.armyKinds.clone();
        persiaKinds = other.persiaKinds.clone();
        homeKinds = other.homeKinds;
        onMap = other.onMap;
        occupied = other.occupied.copy();
        persiaHeld = other.persiaHeld;
        eliminated = other.eliminated;
        raised = other.raised;
        armySpace = other.armySpace.clone();
        armyPower = other.armyPower.clone();
        armyActivated = other.armyActivated.clone();
        armySp = other.armySp.clone();
        armyType = other.armyType.clone();
        home = other.home.clone();
        persia = other.persia.clone();
        persiaTotal = other.persiaTotal.clone();
        setAside = other.setAside.clone();
    }

    private static IndexSet[] none(int count) {
        IndexSet[] sets = new IndexSet[count];
        Arrays.fill(sets, IndexSet.EMPTY);
        return sets;
    }

    public MountfordData data() {
        return data;
    }

    // -- armies

    /** Where a leader's army stands; -1 if he is not on the map. */
    public int armySpace(int army) {
        return armySpace[army];
    }

    /** The next leader on the map after that one, in the order of their numbers; -1 if there is none. */
    public int armyAfter(int army) {
        return onMap.after(army);
    }

    /** The next leader after that one who stands in that space. */
    public int armyAfter(int army, int space) {
        if (!occupied.has(space)) {
            return -1;
        }
        int next = onMap.after(army);
        while (next >= 0 && armySpace[next] != space) {
            next = onMap.after(next);
        }
        return next;
    }

    public Power armyPower(int army) {
        return Power.of(armyPower[army]);
    }

    public int armySeat(int army) {
        return data.tiles().leaderSeat(army);
    }

    /** How many SPs he has activated (2.2.4). */
    public int activated(int army) {
        return armyActivated[army];
    }

    /** The kinds of SP in an army. */
    public IndexSet armyKinds(int army) {
        return armyKinds[army];
    }

    public int armySp(int army, int kind) {
        return armySp[army * kinds + kind];
    }

    public int armyHoplites(int army) {
        return armyType[army * 3];
    }

    public int armyCavalry(int army) {
        return armyType[army * 3 + 1];
    }

    public int armyLand(int army) {
        return armyType[army * 3] + armyType[army * 3 + 1];
    }

    public int armyNaval(int army) {
        return armyType[army * 3 + 2];
    }

    public int armySize(int army) {
        return armyLand(army) + armyNaval(army);
    }

    /** Puts a leader on the map, as yet without SPs. */
    public void placeLeader(int army, int space, Power power) {
        moveArmy(army, space);
        armyPower[army] = (byte) power.index();
        armyActivated[army] = 0;
    }

    /** A leader acts for another power from now on (9.6.1). */
    public void actFor(int army, Power power) {
        armyPower[army] = (byte) power.index();
    }

    /** Moves a leader and his army. */
    public void moveArmy(int army, int space) {
        leave(army);
        armySpace[army] = (short) space;
        occupied.add(space);
        onMap = onMap.with(army);
    }

    private void leave(int army) {
        int space = armySpace[army];
        armySpace[army] = -1;
        if (space >= 0 && armyAfter(-1, space) < 0) {
            occupied.remove(space);
        }
    }

    /** Takes a leader without SPs off the map. */
    public void removeLeader(int army) {
        if (armySize(army) != 0) {
            throw new IllegalStateException("the army of leader " + army + " is not empty");
        }
        leave(army);
        armyActivated[army] = 0;
        onMap = onMap.without(army);
    }

    /** A leader picks up one unactivated SP where he stands (2.2.3). */
    public void activate(int army, int kind) {
        removeLoose(armySpace[army], kind, 1);
        addToArmy(army, kind, 1);
        armyActivated[army]++;
    }

    public void addToArmy(int army, int kind, int count) {
        armySp[army * kinds + kind] += (byte) count;
        armyKinds[army] = put(armyKinds[army], kind, armySp[army * kinds + kind] > 0);
        armyType[army * 3 + data.kinds().kind(kind).type().index()] += (byte) count;
    }

    public void removeFromArmy(int army, int kind, int count) {
        if (armySp[army * kinds + kind] < count) {
            throw new IllegalArgumentException(
                    "the army has no " + count + " " + data.kinds().kind(kind));
        }
        addToArmy(army, kind, -count);
    }

    /** An SP of an army is eliminated. */
    public void loseFromArmy(int army, int kind) {
        removeFromArmy(army, kind, 1);
        eliminated++;
    }

    /** An unactivated SP is eliminated. */
    public void loseLoose(int space, int kind) {
        removeLoose(space, kind, 1);
        eliminated++;
    }

    /** A reinforcement enters the game. */
    public void raise(int space, int kind) {
        addLoose(space, kind, 1);
        raised++;
    }

    // -- stacks of both sorts

    public int spaceOf(Stack stack) {
        return stack.isArmy() ? armySpace(stack.leader()) : stack.space();
    }

    public IndexSet kindsOf(Stack stack) {
        return stack.isArmy() ? armyKinds(stack.leader()) : looseKinds(stack.space());
    }

    public int count(Stack stack, int kind) {
        return stack.isArmy() ? armySp(stack.leader(), kind) : loose(stack.space(), kind);
    }

    // -- unactivated SPs

    /** Unactivated SPs of a kind in a space. */
    public int loose(int space, int kind) {
        int index = data.atlas().persiaIndex(space);
        int here = index < 0 ? 0 : persia[index * kinds + kind];
        return data.kinds().kind(kind).home() == space ? here + home[kind] : here;
    }

    private static IndexSet put(IndexSet set, int index, boolean in) {
        return in == set.has(index) ? set : in ? set.with(index) : set.without(index);
    }

    /** The kinds of which there are unactivated SPs in a space. */
    public IndexSet looseKinds(int space) {
        IndexSet atHome = data.kinds().homeOf(space).and(homeKinds);
        int index = data.atlas().persiaIndex(space);
        return index < 0 ? atHome : atHome.or(persiaKinds[index]);
    }

    /** The kinds of which there are unactivated SPs at home. */
    public IndexSet kindsAtHome() {
        return homeKinds;
    }

    /** The next space of Persia after that one in which unactivated SPs stand, by its place in the list; -1 if there is none. */
    public int persiaAfter(int index) {
        return persiaHeld.after(index);
    }

    /** Unactivated SPs of a kind at home. */
    public int atHome(int kind) {
        return home[kind];
    }

    /** How many unactivated SPs are in a space of Persia, by its index in the list of Persia. */
    public int inPersia(int index) {
        return persiaTotal[index];
    }

    /** The kinds of which there are unactivated SPs in a space of Persia. */
    public IndexSet kindsInPersia(int index) {
        return persiaKinds[index];
    }

    public int inPersia(int index, int kind) {
        return persia[index * kinds + kind];
    }

    public void addLoose(int space, int kind, int count) {
        if (data.kinds().kind(kind).home() == space) {
            home[kind] += (byte) count;
            homeKinds = put(homeKinds, kind, home[kind] > 0);
            return;
        }
        int index = data.atlas().persiaIndex(space);
        if (index < 0) {
            throw new IllegalArgumentException(
                    data.kinds().kind(kind) + " cannot stay in " + data.atlas().space(space));
        }
        persia[index * kinds + kind] += (byte) count;
        persiaKinds[index] = put(persiaKinds[index], kind, persia[index * kinds + kind] > 0);
        persiaTotal[index] += (byte) count;
        persiaHeld = put(persiaHeld, index, persiaTotal[index] > 0);
    }

    public void removeLoose(int space, int kind, int count) {
        if (loose(space, kind) < count) {
            throw new IllegalArgumentException("no " + count + " "
                    + data.kinds().kind(kind) + " in " + data.atlas().space(space));
        }
        addLoose(space, kind, -count);
    }

    /** Home guards of a taken city, until it reverts. */
    public int setAside(int kind) {
        return setAside[kind];
    }

    public void setAside(int kind, int count) {
        setAside[kind] = (byte) count;
    }

    /** All SPs on the map and set aside. */
    public int spCount() {
        int total = 0;
        for (byte each : armySp) {
            total += each;
        }
        for (byte each : home) {
            total += each;
        }
        for (byte each : persiaTotal) {
            total += each;
        }
        for (byte each : setAside) {
            total += each;
        }
        return total;
    }

    /** How many SPs were ever eliminated. */
    public int eliminated() {
        return eliminated;
    }

    /** How many SPs reinforcements ever brought. */
    public int raised() {
        return raised;
    }
}
