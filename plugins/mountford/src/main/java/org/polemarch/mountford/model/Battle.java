package org.polemarch.mountford.model;

import java.util.Arrays;
import java.util.List;

/**
 * One combat (4): who fights where, and what came of it. Side 0 is the active or moving side, side 1 the other. Forces
 * take part by army (a bit per leader) or as the unactivated SPs of a space.
 */
public final class Battle {

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

    public int space = -1;
    /** Where the last combat was, also after its end; -1 before the first. */
    public int lastSpace = -1;
    /** Armies that joined the last combat from elsewhere, as a mask. */
    public int joinedArmies;
    /** Spaces from which unactivated SPs joined the last combat. */
    public final SpaceSet joinedLoose;
    /** With how many SPs they joined, in order. */
    private int[] joinedSps = Detachment.NONE;
    /** Who avoided a battle of the last combat: bits 0 and 1 at sea, 2 and 3 on land, by side. */
    public int avoided;

    public Cause cause = Cause.CONTINUING;
    /** The seat of side 0. */
    public int seat;
    /** The ordinal of the power through whose eyes friend and enemy are told. */
    public int power;
    /** The armies that are on the move, as a mask. */
    public int movers;
    /** The movers are on their way home. */
    public boolean homeward;
    /** There is to be no land battle: the sea fight before Piraeus (5.1). */
    public boolean navalOnly;
    /** Whether the battle being fought is at sea. */
    public boolean naval;

    public final int[] armies;
    public final SpaceSet[] loose;
    /** Stacks of which only a part fights, by side: a {@link Detachment} each, one for each kind. */
    private final int[][] detached;
    /** Sides whose SPs in the space stay behind walls or in harbour, as bits. */
    public int declined;
    /** Moving armies that put to sea, as a mask. */
    public int atSea;
    /** What a tile adds, by side. */
    public final int[] bonus;

    public boolean cavalryBattle;
    public Result navalResult = Result.NONE;
    public Result landResult = Result.NONE;
    public boolean calledOff;
    /** Moving armies that stood in a line that was beaten, as a mask. */
    public int beaten;

    public int losses;
    public int loser;
    public boolean firstLoss;
    public int lostPeloponnesian;
    public int lostAthenian;
    public int lostAthenianSide;
    public int lostSpartan;
    public int lostAthenianHoplites;

    public Battle() {
        armies = new int[2];
        loose = new SpaceSet[] {new SpaceSet(), new SpaceSet()};
        detached = new int[2][0];
        joinedLoose = new SpaceSet();
        bonus = new int[2];
    }

    private Battle(Battle other) {
        armies = other.armies.clone();
        loose = new SpaceSet[] {other.loose[0].copy(), other.loose[1].copy()};
        detached = new int[][] {other.detached[0].clone(), other.detached[1].clone()};
        bonus = other.bonus.clone();
        joinedLoose = other.joinedLoose.copy();
        lastSpace = other.lastSpace;
        joinedArmies = other.joinedArmies;
        joinedSps = other.joinedSps.clone();
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

    /** An independent copy. */
    public Battle copy() {
        return new Battle(this);
    }

    /** Nobody takes part yet in the battle to come. */
    public void clearLines() {
        armies[0] = 0;
        armies[1] = 0;
        loose[0].clear();
        loose[1].clear();
        detached[0] = Detachment.NONE;
        detached[1] = Detachment.NONE;
        bonus[0] = 0;
        bonus[1] = 0;
        declined = 0;
        losses = 0;
        lostPeloponnesian = 0;
        lostAthenian = 0;
        lostAthenianSide = 0;
        lostSpartan = 0;
        lostAthenianHoplites = 0;
    }

    /** Takes back what {@link #clearLines} cleared, and which battle is being fought. */
    public void restoreLines(Battle before) {
        for (int side = 0; side < 2; side++) {
            armies[side] = before.armies[side];
            loose[side].clear();
            loose[side].addAll(before.loose[side]);
            detached[side] = before.detached[side];
            bonus[side] = before.bonus[side];
        }
        naval = before.naval;
        declined = before.declined;
        losses = before.losses;
        lostPeloponnesian = before.lostPeloponnesian;
        lostAthenian = before.lostAthenian;
        lostAthenianSide = before.lostAthenianSide;
        lostSpartan = before.lostSpartan;
        lostAthenianHoplites = before.lostAthenianHoplites;
    }

    /** Forgets who joined the combat before. */
    public void clearJoined() {
        joinedArmies = 0;
        joinedLoose.clear();
        joinedSps = Detachment.NONE;
    }

    /** So many SPs joined. */
    public void joined(int count) {
        joinedSps = Arrays.copyOf(joinedSps, joinedSps.length + 1);
        joinedSps[joinedSps.length - 1] = count;
    }

    /** With how many SPs others joined the last combat, in order. */
    public List<Integer> joinedSps() {
        return Arrays.stream(joinedSps).boxed().toList();
    }

    /** Only so many SPs of that kind, and of others it has sent, fight from a stack. */
    public void detach(int side, int stack, int kind, int count) {
        int[] all = Arrays.copyOf(detached[side], detached[side].length + 1);
        all[all.length - 1] = Detachment.of(stack, kind, count);
        detached[side] = all;
    }

    /** Whether only a part of a stack fights. */
    public boolean inPart(int side, int stack) {
        for (int each : detached[side]) {
            if (Detachment.stack(each) == stack) {
                return true;
            }
        }
        return false;
    }

    /** How many SPs of a kind a stack has sent of its own choice; -1 if it has chosen no number. */
    public int sent(int side, int stack, int kind) {
        for (int each : detached[side]) {
            if (Detachment.stack(each) == stack && Detachment.kind(each) == kind) {
                return Detachment.count(each);
            }
        }
        return -1;
    }

    /** All of the stack fights. */
    public void attach(int side, int stack) {
        int[] kept = new int[detached[side].length];
        int n = 0;
        for (int each : detached[side]) {
            if (Detachment.stack(each) != stack) {
                kept[n++] = each;
            }
        }
        detached[side] = Arrays.copyOf(kept, n);
    }

    /** One SP that a stack has sent is lost. */
    public void fallen(int side, int stack, int kind) {
        int[] all = detached[side].clone();
        for (int i = 0; i < all.length; i++) {
            if (Detachment.stack(all[i]) == stack && Detachment.kind(all[i]) == kind) {
                all[i] = Detachment.of(stack, kind, Detachment.count(all[i]) - 1);
            }
        }
        detached[side] = all;
    }

    /** The side that intercepts or attacks; it adds one and wins the last tie (4.1.2). */
    public int attacker() {
        return cause == Cause.INTERCEPTION ? 1 : 0;
    }

    /** The seat of a side. */
    public int seatOf(int side) {
        return side == 0 ? seat : 1 - seat;
    }
}
