package org.polemarch.mountford.model;

import java.util.Arrays;
import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;

/**
 * The whole position. SPs are counted by {@link Kind}: those of an army by its leader's number, unactivated ones at home,
 * and unactivated ones in Persia (9.3.3), the only other place where they can be.
 */
public final class MountfordState implements GameState<MountfordState> {

    private final transient MountfordData data;
    private final transient int kinds;
    /** The spaces with an Argive garrison or colour; told by {@link #control}. */
    private final transient SpaceSet argive;
    // What the counts below say, kept so that no rule has to look through all of them.
    private final transient SpaceSet besieged;
    private final transient long[] armyKinds;
    private transient long homeKinds;
    private transient int onMap;
    private transient int persiaHeld;

    public int turn = 1;
    public Phase phase = Phase.OPERATIONS;
    public int passes;
    public Ending ending = Ending.RUNNING;
    public int tributeRate;
    public boolean emergencyUsed;
    public Entry argos = Entry.NEUTRAL;
    public Entry syracuse = Entry.NEUTRAL;
    public boolean persiaAtWar;
    /** Athens holds Spartan hostages (4.2.7). */
    public boolean spartanHostages;
    /** Sparta holds Athenian hostages (4.2.7). */
    public boolean athenianHostages;
    /** Areas ravaged this turn, as bits. */
    public int ravaged;
    /** Where the Colony tile lies; -1 for nowhere. */
    public int colony = -1;
    /** The colony has become a fortress. */
    public boolean colonyFortified;
    /** SPs that ever were eliminated, and that reinforcements ever brought. */
    public int eliminated;

    public int raised;

    private final int[] bellicosity = new int[2];
    private final byte[] armisticeUntil = new byte[Power.COUNT];
    private final byte[] relations = new byte[Power.COUNT * Power.COUNT];
    private final byte[] control;
    private final byte[] siege;
    private final SpaceSet rebels;
    private final short[] armySpace;
    private final byte[] armyPower;
    private final byte[] armyActivated;
    private final byte[] armySp;
    private final byte[] armyType;
    private final byte[] home;
    private final byte[] persia;
    private final byte[] persiaTotal;
    private final byte[] setAside;
    private final Chest chest;
    private final Operation op;
    private final March march;
    private final Battle battle;

    /** An empty map: printed colours, no SP, every tile in its pool. */
    public MountfordState(MountfordData data) {
        this.data = data;
        kinds = data.kinds().size();
        int spaces = data.atlas().size();
        int leaders = data.tiles().leaderCount();
        control = new byte[spaces];
        siege = new byte[spaces];
        rebels = new SpaceSet();
        argive = new SpaceSet();
        besieged = new SpaceSet();
        armyKinds = new long[leaders];
        for (int i = 0; i < spaces; i++) {
            setControl(i, data.atlas().colour(i));
        }
        armySpace = new short[leaders];
        Arrays.fill(armySpace, (short) -1);
        armyPower = new byte[leaders];
        armyActivated = new byte[leaders];
        armySp = new byte[leaders * kinds];
        armyType = new byte[leaders * 3];
        home = new byte[kinds];
        persia = new byte[data.atlas().persiaList().length * kinds];
        persiaTotal = new byte[data.atlas().persiaList().length];
        setAside = new byte[kinds];
        chest = new Chest();
        op = new Operation();
        march = new March();
        battle = new Battle();
        for (int i = 0; i < data.tiles().size(); i++) {
            chest.toPool(i);
        }
    }

    private MountfordState(MountfordState other, Operation op, March march, Battle battle) {
        data = other.data;
        kinds = other.kinds;
        turn = other.turn;
        phase = other.phase;
        passes = other.passes;
        ending = other.ending;
        tributeRate = other.tributeRate;
        emergencyUsed = other.emergencyUsed;
        argos = other.argos;
        syracuse = other.syracuse;
        persiaAtWar = other.persiaAtWar;
        spartanHostages = other.spartanHostages;
        athenianHostages = other.athenianHostages;
        ravaged = other.ravaged;
        colony = other.colony;
        colonyFortified = other.colonyFortified;
        eliminated = other.eliminated;
        raised = other.raised;
        bellicosity[0] = other.bellicosity[0];
        bellicosity[1] = other.bellicosity[1];
        System.arraycopy(other.armisticeUntil, 0, armisticeUntil, 0, armisticeUntil.length);
        System.arraycopy(other.relations, 0, relations, 0, relations.length);
        control = other.control.clone();
        siege = other.siege.clone();
        rebels = other.rebels.copy();
        argive = other.argive.copy();
        besieged = other.besieged.copy();
        armyKinds = other.armyKinds.clone();
        homeKinds = other.homeKinds;
        onMap = other.onMap;
        persiaHeld = other.persiaHeld;
        armySpace = other.armySpace.clone();
        armyPower = other.armyPower.clone();
        armyActivated = other.armyActivated.clone();
        armySp = other.armySp.clone();
        armyType = other.armyType.clone();
        home = other.home.clone();
        persia = other.persia.clone();
        persiaTotal = other.persiaTotal.clone();
        setAside = other.setAside.clone();
        chest = other.chest.copy();
        this.op = op;
        this.march = march;
        this.battle = battle;
    }

    @Override
    public MountfordState copy() {
        return new MountfordState(this, op.copy(), march.copy(), battle.copy());
    }

    public MountfordData data() {
        return data;
    }

    public Chest chest() {
        return chest;
    }

    public Operation op() {
        return op;
    }

    public March march() {
        return march;
    }

    public Battle battle() {
        return battle;
    }

    /** Forgets the operation that has ended. */
    public void clearOperation() {
        op.clear();
        battle.space = -1;
        march.army = -1;
        march.target = -1;
    }

    // -- bellicosity, armistices, relations

    public int bellicosity(int seat) {
        return bellicosity[seat];
    }

    /** Moves a track, within 0 and 12 (7.1). */
    public void changeBellicosity(int seat, int by) {
        bellicosity[seat] = Math.max(0, Math.min(data.figures().bellicosityMost(), bellicosity[seat] + by));
    }

    public void setBellicosity(int seat, int value) {
        bellicosity[seat] = value;
    }

    /** Whether the power has an armistice with Athens (7.3). */
    public boolean armistice(Power power) {
        return armisticeUntil[power.index()] > 0;
    }

    /** The last turn of its armistice; 0 for none. */
    public int armisticeUntil(Power power) {
        return armisticeUntil[power.index()];
    }

    public void setArmistice(Power power, int lastTurn) {
        armisticeUntil[power.index()] = (byte) lastTurn;
    }

    public Relation relation(Power viewer, Power target) {
        return Relation.of(relations[viewer.index() * Power.COUNT + target.index()]);
    }

    public void setRelation(Power viewer, Power target, Relation relation) {
        relations[viewer.index() * Power.COUNT + target.index()] = (byte) relation.index();
    }

    // -- spaces

    /** Who controls it; nobody while it is in rebellion (1.1.2). */
    public Power owner(int space) {
        return rebels.has(space) ? Power.REBEL : Power.of(control[space]);
    }

    /** Whose garrison or colour it shows, rebellion or not. */
    public Power control(int space) {
        return Power.of(control[space]);
    }

    public void setControl(int space, Power power) {
        control[space] = (byte) power.index();
        if (power == Power.ARGOS) {
            argive.add(space);
        } else {
            argive.remove(space);
        }
    }

    /** The spaces that Argos controls; not to be changed. */
    public SpaceSet heldByArgos() {
        if (!argive.meets(rebels)) {
            return argive;
        }
        SpaceSet held = argive.copy();
        held.removeAll(rebels);
        return held;
    }

    /** Whether a garrison marks it: its control is not the printed one. */
    public boolean garrisoned(int space) {
        return control[space] != data.atlas().colour(space).index()
                && control[space] != Power.NEUTRAL.index()
                && !(space == colony && colonyFortified && control[space] == Power.SPARTA.index());
    }

    public SpaceSet rebels() {
        return rebels;
    }

    public boolean ravaged(int area) {
        return (ravaged >>> area & 1) != 0;
    }

    public boolean fortress(int space) {
        return data.atlas().fortress(space) || (space == colony && colonyFortified);
    }

    /** Siege points in a space; whose they are is told by {@link #siegeSeat}. */
    public int siegePoints(int space) {
        return Math.abs(siege[space]);
    }

    /** The seat that besieges it; -1 for none. */
    public int siegeSeat(int space) {
        return siege[space] > 0 ? 0 : siege[space] < 0 ? 1 : -1;
    }

    public void setSiege(int space, int seat, int points) {
        siege[space] = (byte) (seat == 0 ? points : -points);
        if (points == 0) {
            besieged.remove(space);
        } else {
            besieged.add(space);
        }
    }

    /** The spaces with siege points; not to be changed. */
    public SpaceSet besieged() {
        return besieged;
    }

    // -- armies

    /** Where a leader's army stands; -1 if he is not on the map. */
    public int armySpace(int army) {
        return armySpace[army];
    }

    /** The next leader on the map after that one, in the order of their numbers; -1 if there is none. */
    public int armyAfter(int army) {
        int rest = army < 0 ? onMap : onMap & -2 << army;
        return rest == 0 ? -1 : Integer.numberOfTrailingZeros(rest);
    }

    public Power armyPower(int army) {
        return Power.of(armyPower[army]);
    }

    public int armySeat(int army) {
        return data.tiles().leader(army).set().seat();
    }

    /** How many SPs he has activated (2.2.4). */
    public int activated(int army) {
        return armyActivated[army];
    }

    /** The kinds of SP in an army. */
    public long armyKinds(int army) {
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
        armySpace[army] = (short) space;
        armyPower[army] = (byte) power.index();
        armyActivated[army] = 0;
        onMap |= 1 << army;
    }

    /** A leader acts for another power from now on (9.6.1). */
    public void actFor(int army, Power power) {
        armyPower[army] = (byte) power.index();
    }

    /** Moves a leader and his army. */
    public void moveArmy(int army, int space) {
        armySpace[army] = (short) space;
    }

    /** Takes a leader without SPs off the map. */
    public void removeLeader(int army) {
        if (armySize(army) != 0) {
            throw new IllegalStateException("the army of leader " + army + " is not empty");
        }
        armySpace[army] = -1;
        armyActivated[army] = 0;
        onMap &= ~(1 << army);
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

    // -- unactivated SPs

    /** Unactivated SPs of a kind in a space. */
    public int loose(int space, int kind) {
        int index = data.atlas().persiaIndex(space);
        int here = index < 0 ? 0 : persia[index * kinds + kind];
        return data.kinds().kind(kind).home() == space ? here + home[kind] : here;
    }

    private static long put(long set, int index, boolean in) {
        return in ? set | 1L << index : set & ~(1L << index);
    }

    /** The kinds of which there are unactivated SPs at home. */
    public IndexSet kindsAtHome() {
        return new IndexSet(homeKinds);
    }

    /** The next space of Persia after that one in which unactivated SPs stand, by its place in the list; -1 if there is none. */
    public int persiaAfter(int index) {
        int rest = index < 0 ? persiaHeld : persiaHeld & -2 << index;
        return rest == 0 ? -1 : Integer.numberOfTrailingZeros(rest);
    }

    /** Unactivated SPs of a kind at home. */
    public int atHome(int kind) {
        return home[kind];
    }

    /** How many unactivated SPs stand in a space of Persia, by its place in the list of Persia. */
    public int inPersia(int index) {
        return persiaTotal[index];
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
        persiaTotal[index] += (byte) count;
        persiaHeld = (int) put(persiaHeld, index, persiaTotal[index] > 0);
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

    /** The tiles of a set in its owner's treasury; everybody sees the backs (1.3). */
    public int held(TileSet set) {
        return Long.bitCount(chest.treasury() & data.tiles().of(set));
    }
}
