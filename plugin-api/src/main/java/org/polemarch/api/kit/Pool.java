package org.polemarch.api.kit;

import java.util.Arrays;

/** Counted pieces of several kinds, each kind a small number. Refuses to give what it has not. */
public final class Pool {

    private final short[] counts;

    /** Nothing of that many kinds. */
    public Pool(int kinds) {
        counts = new short[kinds];
    }

    private Pool(short[] counts) {
        this.counts = counts;
    }

    /** An independent copy. */
    public Pool copy() {
        return new Pool(counts.clone());
    }

    /** How many kinds there are. */
    public int kinds() {
        return counts.length;
    }

    /** How many of a kind it holds. */
    public int count(int kind) {
        return counts[kind];
    }

    /** How many pieces it holds. */
    public int total() {
        int total = 0;
        for (short count : counts) {
            total += count;
        }
        return total;
    }

    /** Adds pieces of a kind. */
    public void add(int kind, int number) {
        if (number < 0) {
            throw new IllegalArgumentException("cannot add " + number);
        }
        int sum = counts[kind] + number;
        if (sum > Short.MAX_VALUE) {
            throw new IllegalArgumentException("cannot hold " + sum + ", at most " + Short.MAX_VALUE);
        }
        counts[kind] = (short) sum;
    }

    /** Takes pieces of a kind out. */
    public void take(int kind, int number) {
        if (number < 0 || number > counts[kind]) {
            throw new IllegalArgumentException("cannot take " + number + " of " + counts[kind]);
        }
        counts[kind] -= (short) number;
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
