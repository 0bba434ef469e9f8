package org.polemarch.mountford.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A set of spaces, three words of bits. */
public final class SpaceSet {

    /** Lets every bit count in the uppermost byte of a product. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long low;
    private long middle;
    private long high;

    public SpaceSet() {}

    private SpaceSet(long low, long middle, long high) {
        this.low = low;
        this.middle = middle;
        this.high = high;
    }

    public SpaceSet copy() {
        return new SpaceSet(low, middle, high);
    }

    public boolean has(int space) {
        long word = space < 64 ? low : space < 128 ? middle : high;
        return (word >>> space & 1) != 0;
    }

    public void add(int space) {
        long bit = 1L << space;
        if (space < 64) {
            low |= bit;
        } else if (space < 128) {
            middle |= bit;
        } else {
            high |= bit;
        }
    }

    public void remove(int space) {
        long bit = ~(1L << space);
        if (space < 64) {
            low &= bit;
        } else if (space < 128) {
            middle &= bit;
        } else {
            high &= bit;
        }
    }

    /** Takes everything out. */
    public void clear() {
        low = 0;
        middle = 0;
        high = 0;
    }

    /** Adds all spaces of another set. */
    public void addAll(SpaceSet other) {
        low |= other.low;
        middle |= other.middle;
        high |= other.high;
    }

    /** Adds all spaces of the sets that stand in the table at these places. */
    public void addAll(SpaceSet[] table, SpaceSet places) {
        addAll(table, 0, places.low);
        addAll(table, Long.SIZE, places.middle);
        addAll(table, 2 * Long.SIZE, places.high);
    }

    private void addAll(SpaceSet[] table, int from, long places) {
        long first = low;
        long second = middle;
        long third = high;
        for (long rest = places; rest != 0; rest &= rest - 1) {
            SpaceSet each = table[from + Long.numberOfTrailingZeros(rest)];
            first |= each.low;
            second |= each.middle;
            third |= each.high;
        }
        low = first;
        middle = second;
        high = third;
    }

    /** Writes a figure into a table at these places, counted from an offset. */
    public void mark(byte[] table, int offset, byte figure) {
        mark(table, offset, low, figure);
        mark(table, offset + Long.SIZE, middle, figure);
        mark(table, offset + 2 * Long.SIZE, high, figure);
    }

    private static void mark(byte[] table, int offset, long places, byte figure) {
        for (long rest = places; rest != 0; rest &= rest - 1) {
            table[offset + Long.numberOfTrailingZeros(rest)] = figure;
        }
    }

    /** Keeps only what is also in the other set. */
    public void retainAll(SpaceSet other) {
        low &= other.low;
        middle &= other.middle;
        high &= other.high;
    }

    public boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    public boolean sameAs(SpaceSet other) {
        return low == other.low && middle == other.middle && high == other.high;
    }

    /** Whether the other set is what is in both this and the third. */
    public boolean meetsIn(SpaceSet third, SpaceSet other) {
        return (low & third.low) == other.low
                && (middle & third.middle) == other.middle
                && (high & third.high) == other.high;
    }

    /** A number that is the same for the same spaces among these. */
    public int hash(SpaceSet among) {
        long mixed = ((low & among.low) * 31 + (middle & among.middle)) * 31 + (high & among.high);
        return Long.hashCode(Long.reverseBytes(mixed * SPREAD));
    }

    /** Takes out all spaces of another set. */
    public void removeAll(SpaceSet other) {
        low &= ~other.low;
        middle &= ~other.middle;
        high &= ~other.high;
    }

    /** Whether the two have a space in common. */
    public boolean meets(SpaceSet other) {
        return ((low & other.low) | (middle & other.middle) | (high & other.high)) != 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
    }

    /** What the spaces stand for, in ascending order. */
    public <T> List<T> map(IntFunction<? extends T> meaning) {
        List<T> all = new ArrayList<>(size() + 1);
        for (int space = next(0); space >= 0; space = next(space + 1)) {
            all.add(meaning.apply(space));
        }
        return all;
    }

    /** The first space at or after that one; -1 if there is none. */
    public int next(int from) {
        if (from < 64) {
            long rest = low >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            from = 64;
        }
        if (from < 128) {
            long rest = middle >>> (from - 64) << (from - 64);
            if (rest != 0) {
                return 64 + Long.numberOfTrailingZeros(rest);
            }
            from = 128;
        }
        if (from >= 192) {
            return -1;
        }
        long rest = high >>> (from - 128) << (from - 128);
        return rest == 0 ? -1 : 128 + Long.numberOfTrailingZeros(rest);
    }
}
