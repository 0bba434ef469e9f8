package org.polemarch.api.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * An immutable set of small numbers from 0 to 63: tiles held, places reached, cards played. Copies of a state share it;
 * a digest reads its bits.
 *
 * <pre>{@code
 * for (int tile = held.first(); tile >= 0; tile = held.after(tile)) { ... }
 * }</pre>
 */
public record IndexSet(long bits) implements Canonical {

    public static final IndexSet EMPTY = new IndexSet(0);

    /** How many numbers there are to choose from. */
    public static final int LIMIT = Long.SIZE;

    public static IndexSet of(int... indexes) {
        long bits = 0;
        for (int index : indexes) {
            bits |= bit(index);
        }
        return new IndexSet(bits);
    }

    /** The numbers from 0 to {@code count - 1}. */
    public static IndexSet below(int count) {
        if (count < 0 || count > LIMIT) {
            throw new IllegalArgumentException("a set of " + count + " indexes; at most " + LIMIT);
        }
        return new IndexSet(count == LIMIT ? -1L : (1L << count) - 1);
    }

    private static long bit(int index) {
        if (index < 0 || index >= LIMIT) {
            throw new IllegalArgumentException("index " + index + " is not among 0 to " + (LIMIT - 1));
        }
        return 1L << index;
    }

    public boolean has(int index) {
        return index >= 0 && index < LIMIT && (bits >>> index & 1) != 0;
    }

    public IndexSet with(int index) {
        return new IndexSet(bits | bit(index));
    }

    public IndexSet without(int index) {
        return new IndexSet(bits & ~bit(index));
    }

    /** The union of the two. */
    public IndexSet or(IndexSet other) {
        return new IndexSet(bits | other.bits);
    }

    /** The intersection of the two. */
    public IndexSet and(IndexSet other) {
        return new IndexSet(bits & other.bits);
    }

    /** What is in this set and not in the other. */
    public IndexSet minus(IndexSet other) {
        return new IndexSet(bits & ~other.bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public boolean meets(IndexSet other) {
        return (bits & other.bits) != 0;
    }

    public boolean hasAll(IndexSet other) {
        return (other.bits & ~bits) == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    /** The smallest number in it; -1 if it is empty. */
    public int first() {
        return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits);
    }

    /** The smallest number in it above {@code index}; -1 if there is none. */
    public int after(int index) {
        long rest = index >= LIMIT - 1 ? 0 : bits & (-1L << (index + 1));
        return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
    }

    /** What the numbers stand for, in ascending order. */
    public <T> List<T> map(IntFunction<? extends T> meaning) {
        List<T> all = new ArrayList<>(size());
        for (int index = first(); index >= 0; index = after(index)) {
            all.add(meaning.apply(index));
        }
        return all;
    }

    @Override
    public Object canonical() {
        return bits;
    }

    @Override
    public String toString() {
        return map(Integer::valueOf).toString();
    }
}
