package org.polemarch.polis.model;

import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.kit.IndexSet;

/** The Tribute Area: which territories have paid or are barred in this round, and the Hoplites laid on its columns. */
public final class TributeArea {

    private final byte[] marked;
    private final byte[] laid;
    private IndexSet barred = IndexSet.EMPTY;
    private int levied;

    TributeArea() {
        marked = new byte[Space.TERRITORIES];
        laid = new byte[Resource.COUNT];
    }

    private TributeArea(TributeArea that) {
        marked = that.marked.clone();
        laid = that.laid.clone();
        barred = that.barred;
        levied = that.levied;
    }

    TributeArea copy() {
        return new TributeArea(this);
    }

    public Optional<Side> disk(Space territory) {
        return Side.ofCode(marked[territory.index()]);
    }

    /** Whether Tribute has been collected there, or is barred, in this round. */
    public boolean isShut(Space territory) {
        return marked[territory.index()] != 0 || isBarred(territory);
    }

    public boolean isBarred(Space territory) {
        return barred.has(territory.index());
    }

    public void bar(Space territory) {
        barred = barred.with(territory.index());
    }

    void mark(Side side, Space territory) {
        marked[territory.index()] = (byte) (side.index() + 1);
    }

    public int disks(Side side) {
        int count = 0;
        for (byte mark : marked) {
            if (mark == side.index() + 1) {
                count++;
            }
        }
        return count;
    }

    void clear() {
        Arrays.fill(marked, (byte) 0);
        barred = IndexSet.EMPTY;
    }

    /** Tribute begins to be collected there; no Hoplite is laid yet. */
    public void beginLevy(Space territory) {
        levied = 1 + territory.index();
        Arrays.fill(laid, (byte) 0);
    }

    /** The Hoplites laid are taken back: Tribute is no longer being collected. */
    public void endLevy() {
        levied = 0;
        Arrays.fill(laid, (byte) 0);
    }

    /** Where Tribute is being collected right now. */
    public Optional<Space> levy() {
        return levied == 0 ? Optional.empty() : Optional.of(Space.at(levied - 1));
    }

    public int laid(Resource column) {
        return laid[column.index()];
    }

    public int laid() {
        int sum = 0;
        for (byte each : laid) {
            sum += each;
        }
        return sum;
    }

    public void lay(Resource column) {
        laid[column.index()]++;
    }
}
