package org.polemarch.mountford.model;

import java.util.Arrays;
import java.util.List;
import org.polemarch.api.kit.IndexSet;

/**
 * Which forces are on which side of a battle (4.1, 4.2). Forces take part by army, or as the unactivated SPs of a
 * space, all of a stack or a part of it.
 */
public abstract sealed class BattleLines permits Battle {

    private IndexSet joinedArmies = IndexSet.EMPTY;
    private final SpaceSet joinedLoose;
    private int[] joinedSps = Detachment.NONE;
    private final int[] armies;
    private final SpaceSet[] loose;
    /** Stacks of which only a part fights, by side: a {@link Detachment} each, one for each kind. */
    private final int[][] detached;

    private final int[] bonus;

    BattleLines() {
        armies = new int[2];
        loose = new SpaceSet[] {new SpaceSet(), new SpaceSet()};
        detached = new int[][] {Detachment.NONE, Detachment.NONE};
        joinedLoose = new SpaceSet();
        bonus = new int[2];
    }

    BattleLines(BattleLines other) {
        armies = other.armies.clone();
        loose = new SpaceSet[] {other.loose[0].copy(), other.loose[1].copy()};
        detached = other.detached.clone(); // what is in it is never changed, only replaced
        bonus = other.bonus.clone();
        joinedLoose = other.joinedLoose.copy();
        joinedArmies = other.joinedArmies;
        joinedSps = other.joinedSps;
    }

    void clearJoined() {
        joinedArmies = IndexSet.EMPTY;
        joinedLoose.clear();
        joinedSps = Detachment.NONE;
    }

    void clearBoth() {
        for (int side = 0; side < 2; side++) {
            armies[side] = 0;
            loose[side].clear();
            detached[side] = Detachment.NONE;
            bonus[side] = 0;
        }
    }

    void restoreBoth(BattleLines before) {
        for (int side = 0; side < 2; side++) {
            armies[side] = before.armies[side];
            loose[side].clear();
            loose[side].addAll(before.loose[side]);
            detached[side] = before.detached[side];
            bonus[side] = before.bonus[side];
        }
    }

    /** The armies in a side's line. */
    public IndexSet armies(int side) {
        return new IndexSet(armies[side]);
    }

    /** The spaces whose unactivated SPs are in a side's line; not to be changed. */
    public SpaceSet loose(int side) {
        return loose[side];
    }

    /** The stacks in a side's line, in a fixed order: the first of them for null, and null after the last. */
    public Stack stackAfter(int side, Stack stack) {
        int army = stack == null
                ? armies(side).first()
                : stack.isArmy() ? armies(side).after(stack.leader()) : -1;
        if (army >= 0) {
            return Stack.army(army);
        }
        int space = loose[side].next(stack == null || stack.isArmy() ? 0 : stack.space() + 1);
        return space < 0 ? null : Stack.space(space);
    }

    public void enlist(int side, IndexSet who) {
        armies[side] |= (int) who.bits();
    }

    public void enlistFrom(int side, int from) {
        loose[side].add(from);
    }

    /** A stack joins from elsewhere. */
    public void join(int side, Stack stack) {
        if (stack.isArmy()) {
            enlist(side, IndexSet.of(stack.leader()));
            joinedArmies = joinedArmies.with(stack.leader());
        } else {
            enlistFrom(side, stack.space());
            joinedLoose.add(stack.space());
        }
    }

    public void joined(int count) {
        joinedSps = Arrays.copyOf(joinedSps, joinedSps.length + 1);
        joinedSps[joinedSps.length - 1] = count;
    }

    /** Armies that joined the last combat from elsewhere. */
    public IndexSet joinedArmies() {
        return joinedArmies;
    }

    /** Spaces from which unactivated SPs joined the last combat. */
    public SpaceSet joinedLoose() {
        return joinedLoose;
    }

    /** With how many SPs others joined the last combat, in order. */
    public List<Integer> joinedSps() {
        return Arrays.stream(joinedSps).boxed().toList();
    }

    /** Limits how many SPs of that kind, and of others it has sent, fight from a stack. */
    public void detach(int side, Stack stack, int kind, int count) {
        int[] all = Arrays.copyOf(detached[side], detached[side].length + 1);
        all[all.length - 1] = Detachment.of(stack, kind, count);
        detached[side] = all;
    }

    /** Whether only a part of a stack fights. */
    public boolean inPart(int side, Stack stack) {
        for (int each : detached[side]) {
            if (Detachment.isOf(stack, each)) {
                return true;
            }
        }
        return false;
    }

    /** How many SPs of a kind a stack has sent of its own choice; -1 if it has chosen no number. */
    public int sent(int side, Stack stack, int kind) {
        for (int each : detached[side]) {
            if (Detachment.isOf(stack, each) && Detachment.kind(each) == kind) {
                return Detachment.count(each);
            }
        }
        return -1;
    }

    public void attach(int side, Stack stack) {
        int[] kept = new int[detached[side].length];
        int n = 0;
        for (int each : detached[side]) {
            if (!Detachment.isOf(stack, each)) {
                kept[n++] = each;
            }
        }
        detached[side] = Arrays.copyOf(kept, n);
    }

    /** One SP that a stack has sent is lost. */
    public void fallen(int side, Stack stack, int kind) {
        int[] all = detached[side].clone();
        for (int i = 0; i < all.length; i++) {
            if (Detachment.isOf(stack, all[i]) && Detachment.kind(all[i]) == kind) {
                all[i] = Detachment.of(stack, kind, Detachment.count(all[i]) - 1);
            }
        }
        detached[side] = all;
    }

    /** What a tile adds for a side. */
    public int bonus(int side) {
        return bonus[side];
    }

    public void strengthen(int side, int by) {
        bonus[side] = by;
    }
}
