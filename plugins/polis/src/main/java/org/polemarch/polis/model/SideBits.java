package org.polemarch.polis.model;

import org.polemarch.api.kit.IndexSet;

/**
 * Where each side has something, as bits. It only repeats what a state knows otherwise, so that rules that look everywhere
 * need not; a digest leaves it out.
 */
final class SideBits {

    private final long[] bits;

    SideBits() {
        this(new long[Side.all().length]);
    }

    private SideBits(long[] bits) {
        this.bits = bits;
    }

    SideBits copy() {
        return new SideBits(bits.clone());
    }

    void set(Side side, int index, boolean has) {
        long bit = 1L << index;
        bits[side.index()] = has ? bits[side.index()] | bit : bits[side.index()] & ~bit;
    }

    IndexSet of(Side side) {
        return new IndexSet(bits[side.index()]);
    }

    /** Where the side has at least that many, of which its counts begin there. */
    IndexSet atLeast(int least, Side side, byte[] counts, int begin) {
        long enough = bits[side.index()];
        for (long left = least == 1 ? 0 : enough; left != 0; left &= left - 1) {
            if (counts[begin + Long.numberOfTrailingZeros(left)] < least) {
                enough &= ~Long.lowestOneBit(left);
            }
        }
        return new IndexSet(enough);
    }
}
