package org.polemarch.pericles.model;

import org.polemarch.api.kit.IndexSet;

/** A set of indexes in the making. It is meant to live in one method, where it costs nothing. */
public final class Marks {

    private long bits;

    public void add(int index) {
        bits |= 1L << index;
    }

    public void addAll(IndexSet more) {
        bits |= more.bits();
    }

    public int take() {
        int first = Long.numberOfTrailingZeros(bits);
        bits &= ~(1L << first);
        return first;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public IndexSet set() {
        return new IndexSet(bits);
    }
}
