package org.polemarch.polis.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;

/**
 * Where each side has something. It only repeats what a state knows otherwise, so that rules that look everywhere
 * need not; a digest leaves it out.
 */
final class SideBits {

    private final IndexSet[] sets;

    SideBits() {
        this(new IndexSet[Side.all().length]);
        Arrays.fill(sets, IndexSet.EMPTY);
    }

    private SideBits(IndexSet[] sets) {
        this.sets = sets;
    }

    SideBits copy() {
        return new SideBits(sets.clone());
    }

    void set(Side side, int index, boolean has) {
        IndexSet before = of(side);
        if (before.has(index) != has) {
            sets[side.index()] = has ? before.with(index) : before.without(index);
        }
    }

    IndexSet of(Side side) {
        return sets[side.index()];
    }

    /** Where the side has at least that many, of which its counts begin there. */
    IndexSet atLeast(int least, Side side, byte[] counts, int begin) {
        IndexSet any = of(side);
        if (least == 1) {
            return any;
        }
        long enough = any.bits();
        for (int index = any.first(); index >= 0; index = any.after(index)) {
            if (counts[begin + index] < least) {
                enough &= ~(1L << index);
            }
        }
        return new IndexSet(enough);
    }
}
