package org.polemarch.mountford.model;

import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;

/** The whole position. */
public final class MountfordState extends Forces implements GameState<MountfordState> {

    /** The spaces with an Argive garrison or colour; told by {@link #control}. */
    private final transient SpaceSet argive;
    // A cache of what the counts below say, so that no rule has to scan them.
    private final transient SpaceSet besieged;

    private int turn = 1;
    private Phase phase = Phase.OPERATIONS;
    private int passes;
    private Ending ending = Ending.RUNNING;
    private int tributeRate;
    private boolean emergencyUsed;
    private Entry argos = Entry.NEUTRAL;
    private Entry syracuse = Entry.NEUTRAL;
    private boolean persiaAtWar;
    private boolean spartanHostages;
    private boolean athenianHostages;
    private IndexSet ravaged = IndexSet.EMPTY;
    private int colony = -1;
    private boolean colonyFortified;

    private final int[] bellicosity = new int[2];
    private final byte[] armisticeUntil = new byte[Power.COUNT];
    private final byte[] relations = new byte[Power.COUNT * Power.COUNT];
    private final byte[] control;
    private final byte[] siege;
    private final SpaceSet rebels;
    private final Chest chest;
    private final Operation op;
    private final March march;
    private final Battle battle;

    /** An empty map: printed colours, no SP, every tile in its pool. */
    public MountfordState(MountfordData data) {
        super(data);
        int spaces = data.atlas().size();
        control = new byte[spaces];
        siege = new byte[spaces];
        rebels = new SpaceSet();
        argive = new SpaceSet();
        besieged = new SpaceSet();
        for (int i = 0; i < spaces; i++) {
            setControl(i, data().atlas().colour(i));
        }
        chest = new Chest();
        op = new Operation();
        march = new March();
        battle = new Battle();
        for (int i = 0; i < data().tiles().size(); i++) {
            chest.toPool(i);
        }
    }

    private MountfordState(MountfordState other, Operation op, March march, Battle battle) {
        super(other);
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
        bellicosity[0] = other.bellicosity[0];
        bellicosity[1] = other.bellicosity[1];
        System.arraycopy(other.armisticeUntil, 0, armisticeUntil, 0, armisticeUntil.length);
        System.arraycopy(other.relations, 0, relations, 0, relations.length);
        control = other.control.clone();
        siege = other.siege.clone();
        rebels = other.rebels.copy();
        argive = other.argive.copy();
        besieged = other.besieged.copy();
        chest = other.chest.copy();
        this.op = op;
        this.march = march;
        this.battle = battle;
    }

    @Override
    public MountfordState copy() {
        return new MountfordState(this, op.copy(), march.copy(), battle.copy());
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
        battle.end();
        march.clear();
    }

    // -- the course of the war

    public int turn() {
        return turn;
    }

    public void beginTurn(int number) {
        turn = number;
    }

    public Phase phase() {
        return phase;
    }

    public void enter(Phase next) {
        phase = next;
    }

    /** How many players in a row have passed. */
    public int passes() {
        return passes;
    }

    /** An operation is over, or was passed. */
    public void countPass(boolean passed) {
        passes = passed ? passes + 1 : 0;
    }

    public Ending ending() {
        return ending;
    }

    public void end(Ending how) {
        ending = how;
    }

    public int tributeRate() {
        return tributeRate;
    }

    public void setTributeRate(int rate) {
        tributeRate = rate;
    }

    public boolean emergencyUsed() {
        return emergencyUsed;
    }

    public void useEmergencyFund() {
        emergencyUsed = true;
    }

    public Entry argos() {
        return argos;
    }

    public void setArgos(Entry entry) {
        argos = entry;
    }

    public Entry syracuse() {
        return syracuse;
    }

    public void setSyracuse(Entry entry) {
        syracuse = entry;
    }

    public boolean persiaAtWar() {
        return persiaAtWar;
    }

    public void setPersiaAtWar(boolean atWar) {
        persiaAtWar = atWar;
    }

    /** Athens holds Spartan hostages (4.2.7). */
    public boolean spartanHostages() {
        return spartanHostages;
    }

    /** Sparta holds Athenian hostages (4.2.7). */
    public boolean athenianHostages() {
        return athenianHostages;
    }

    public void takeHostages(boolean spartan) {
        spartanHostages |= spartan;
        athenianHostages |= !spartan;
    }

    public void freeHostages() {
        spartanHostages = false;
        athenianHostages = false;
    }

    /** Where the Colony tile lies; -1 for nowhere. */
    public int colony() {
        return colony;
    }

    public void foundColony(int space) {
        colony = space;
    }

    /** The colony has become a fortress. */
    public boolean colonyFortified() {
        return colonyFortified;
    }

    public void fortifyColony() {
        colonyFortified = true;
    }

    // -- bellicosity, armistices, relations

    public int bellicosity(int seat) {
        return bellicosity[seat];
    }

    /** Moves a track, within 0 and 12 (7.1). */
    public void changeBellicosity(int seat, int by) {
        bellicosity[seat] = Math.max(0, Math.min(data().figures().bellicosityMost(), bellicosity[seat] + by));
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
        return control[space] != data().atlas().colour(space).index()
                && control[space] != Power.NEUTRAL.index()
                && !(space == colony && colonyFortified && control[space] == Power.SPARTA.index());
    }

    public SpaceSet rebels() {
        return rebels;
    }

    public boolean ravaged(int area) {
        return ravaged.has(area);
    }

    /** Areas ravaged this turn. */
    public IndexSet ravaged() {
        return ravaged;
    }

    public void ravage(int area) {
        ravaged = ravaged.with(area);
    }

    public void clearRavaged() {
        ravaged = IndexSet.EMPTY;
    }

    public boolean fortress(int space) {
        return data().atlas().fortress(space) || (space == colony && colonyFortified);
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

    /** The tiles of a set in its owner's treasury; everybody sees the backs (1.3). */
    public int held(TileSet set) {
        return chest.treasury().and(data().tiles().of(set)).size();
    }
}
