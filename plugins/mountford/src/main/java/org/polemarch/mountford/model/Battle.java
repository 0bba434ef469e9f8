package org.polemarch.mountford.model;

import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;

/**
 * One combat (4): who fights where, and what came of it. Side 0 is the active or moving side, side 1 the other. Forces
 * take part by army (a bit per leader) or as the unactivated SPs of a space.
 */
public final class Battle extends BattleLines {

    /** Why there is combat. */
    public enum Cause {
        INTERCEPTION,
        CONTINUING
    }

    /** How a battle ended for side 0. */
    public enum Result {
        NONE,
        WON,
        LOST
    }

    private static final int NONE = -1;

    /**
     * What a combat begins with.
     *
     * @param space where
     * @param seat the seat of side 0
     * @param power through whose eyes friend and enemy are told
     * @param movers the armies that are on the move
     * @param homeward whether they are on their way home
     * @param navalOnly whether there is to be no land battle: the sea fight before Piraeus (5.1)
     */
    public record Call(
            Cause cause, Space space, Seat seat, Power power, IndexSet movers, boolean homeward, boolean navalOnly) {

        /** Battle offered in a continuing operation. */
        public static Call offered(Space space, Seat seat, Power power) {
            return new Call(Cause.CONTINUING, space, seat, power, IndexSet.EMPTY, false, false);
        }

        /** The same at sea alone. */
        public Call atSea() {
            return new Call(cause, space, seat, power, movers, homeward, true);
        }
    }

    private int space = NONE;
    private int lastSpace = NONE;
    /** Who avoided a battle of the last combat: 0 and 1 at sea, 2 and 3 on land, by side. */
    private IndexSet avoided = IndexSet.EMPTY;

    private Cause cause = Cause.CONTINUING;
    private int seat;
    private int power;
    private IndexSet movers = IndexSet.EMPTY;
    private boolean homeward;
    private boolean navalOnly;
    private boolean naval;
    private IndexSet declined = IndexSet.EMPTY;
    private IndexSet atSea = IndexSet.EMPTY;
    private boolean cavalryBattle;
    private Result navalResult = Result.NONE;
    private Result landResult = Result.NONE;
    private boolean calledOff;
    private IndexSet beaten = IndexSet.EMPTY;
    private int losses;
    private int loser;
    private boolean firstLoss;
    private int lostPeloponnesian;
    private int lostAthenian;
    private int lostAthenianSide;
    private int lostSpartan;
    private int lostAthenianHoplites;

    Battle() {}

    private Battle(Battle other) {
        super(other);
        lastSpace = other.lastSpace;
        avoided = other.avoided;
        space = other.space;
        cause = other.cause;
        seat = other.seat;
        power = other.power;
        movers = other.movers;
        homeward = other.homeward;
        naval = other.naval;
        navalOnly = other.navalOnly;
        declined = other.declined;
        atSea = other.atSea;
        cavalryBattle = other.cavalryBattle;
        navalResult = other.navalResult;
        landResult = other.landResult;
        calledOff = other.calledOff;
        beaten = other.beaten;
        losses = other.losses;
        loser = other.loser;
        firstLoss = other.firstLoss;
        lostPeloponnesian = other.lostPeloponnesian;
        lostAthenian = other.lostAthenian;
        lostAthenianSide = other.lostAthenianSide;
        lostSpartan = other.lostSpartan;
        lostAthenianHoplites = other.lostAthenianHoplites;
    }

    public Battle copy() {
        return new Battle(this);
    }

    // -- the combat

    public void begin(Call call) {
        cause = call.cause();
        space = call.space().index();
        lastSpace = space;
        clearJoined();
        avoided = IndexSet.EMPTY;
        cavalryBattle = false;
        seat = call.seat().index();
        power = call.power().index();
        movers = call.movers();
        homeward = call.homeward();
        navalOnly = call.navalOnly();
        clearLines();
        atSea = IndexSet.EMPTY;
        calledOff = false;
        beaten = IndexSet.EMPTY;
        navalResult = Result.NONE;
        landResult = Result.NONE;
    }

    public void end() {
        space = NONE;
    }

    /** Where combat is; -1 for nowhere. */
    public int space() {
        return space;
    }

    /** Where the last combat was, even once it is over; -1 before the first. */
    public int lastSpace() {
        return lastSpace;
    }

    public Cause cause() {
        return cause;
    }

    /** The side that intercepts or attacks; it adds one and wins the last tie (4.1.2). */
    public int attacker() {
        return cause == Cause.INTERCEPTION ? 1 : 0;
    }

    public int sideOf(int who) {
        return who == seat ? 0 : 1;
    }

    public int seatOf(int side) {
        return side == 0 ? seat : 1 - seat;
    }

    /** The power that decides who is friend and enemy. */
    public Power power() {
        return Power.of(power);
    }

    public IndexSet movers() {
        return movers;
    }

    public boolean homeward() {
        return homeward;
    }

    public boolean navalOnly() {
        return navalOnly;
    }

    // -- one battle of it

    /** The forces gather for the battle at sea or on land; nobody takes part yet. */
    public void muster(boolean atSeaNow) {
        clearLines();
        naval = atSeaNow;
    }

    private void clearLines() {
        clearBoth();
        declined = IndexSet.EMPTY;
        losses = 0;
        lostPeloponnesian = 0;
        lostAthenian = 0;
        lostAthenianSide = 0;
        lostSpartan = 0;
        lostAthenianHoplites = 0;
    }

    /** Takes back what {@link #muster} cleared, and which battle is being fought. */
    public void restoreLines(Battle before) {
        restoreBoth(before);
        naval = before.naval;
        declined = before.declined;
        losses = before.losses;
        lostPeloponnesian = before.lostPeloponnesian;
        lostAthenian = before.lostAthenian;
        lostAthenianSide = before.lostAthenianSide;
        lostSpartan = before.lostSpartan;
        lostAthenianHoplites = before.lostAthenianHoplites;
    }

    /** Whether the battle being fought is at sea. */
    public boolean naval() {
        return naval;
    }

    /** The SPs of a side in the space stay behind walls or in harbour. */
    public void stayIn(int side) {
        declined = declined.with(side);
        avoided = avoided.with(naval ? side : 2 + side);
    }

    public boolean declined(int side) {
        return declined.has(side);
    }

    /** Whether a side avoided a battle of the last combat, at sea or on land. */
    public boolean avoided(int side, boolean onSea) {
        return avoided.has(onSea ? side : 2 + side);
    }

    public void putToSea(int army) {
        atSea = atSea.with(army);
    }

    /** Moving armies that have put to sea. */
    public IndexSet atSea() {
        return atSea;
    }

    public boolean cavalryBattle() {
        return cavalryBattle;
    }

    public void chooseGround(boolean open) {
        cavalryBattle = open;
    }

    // -- what came of it

    /** A side wins the battle at hand; the other has a number of SPs to lose. */
    public void win(int winner, int lossesOfTheOther) {
        Result result = winner == 0 ? Result.WON : Result.LOST;
        if (naval) {
            navalResult = result;
        } else {
            landResult = result;
        }
        losses = lossesOfTheOther;
        loser = 1 - winner;
        firstLoss = true;
    }

    public Result navalResult() {
        return navalResult;
    }

    public Result landResult() {
        return landResult;
    }

    /** Whether side 0 lost a battle of this combat. */
    public boolean lost() {
        return navalResult == Result.LOST || landResult == Result.LOST;
    }

    public boolean fought() {
        return navalResult != Result.NONE || landResult != Result.NONE;
    }

    public boolean calledOff() {
        return calledOff;
    }

    public void callOff() {
        calledOff = true;
    }

    /** Moving armies that stood in a line that was beaten. */
    public IndexSet beaten() {
        return beaten;
    }

    /** The moving armies in the line of side 0 are beaten. */
    public void beatMovers() {
        beaten = beaten.or(armies(0).and(movers));
    }

    public int losses() {
        return losses;
    }

    public int loser() {
        return loser;
    }

    /** Whether the next SP lost is the first. */
    public boolean firstLoss() {
        return firstLoss;
    }

    /** No more SPs are lost. */
    public void spare() {
        losses = 0;
    }

    /** The loser has taken one loss. It counts as that of a nationality, if it counts at all. */
    public void lose(Optional<Kind> counted) {
        losses--;
        firstLoss = false;
        counted.ifPresent(this::count);
    }

    private void count(Kind kind) {
        lostPeloponnesian += kind.nationality().peloponnesian() ? 1 : 0;
        switch (kind.nationality()) {
            case ATHENIAN -> {
                lostAthenian++;
                lostAthenianSide++;
                lostAthenianHoplites += kind.type() == SpType.HOPLITE ? 1 : 0;
            }
            case ATHENIAN_ALLIED -> lostAthenianSide++;
            case SPARTAN -> lostSpartan++;
            default -> {}
        }
    }

    public int lostPeloponnesian() {
        return lostPeloponnesian;
    }

    public int lostAthenian() {
        return lostAthenian;
    }

    /** Athenian and Athenian Allied SPs. */
    public int lostAthenianSide() {
        return lostAthenianSide;
    }

    public int lostSpartan() {
        return lostSpartan;
    }

    public int lostAthenianHoplites() {
        return lostAthenianHoplites;
    }
}
