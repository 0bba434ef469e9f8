package org.polemarch.victory.model;

/** A piece in its space. There is one object for each, made by the data; {@link #code} is the same as a number. */
public record PieceAt(Power power, Sort sort, Space space) {

    /** No piece. */
    public static final int NONE = -1;

    private static final int SPACE_BITS = 6;

    /** One more than the largest code. */
    public static final int CODES = (Power.COUNT * Sort.COUNT) << SPACE_BITS;

    /** The piece as a number. */
    public static int code(int power, int sort, int space) {
        return ((power * Sort.COUNT + sort) << SPACE_BITS) | space;
    }

    /** The owner in a code. */
    public static int power(int code) {
        return (code >> SPACE_BITS) / Sort.COUNT;
    }

    /** The sort in a code. */
    public static int sort(int code) {
        return (code >> SPACE_BITS) % Sort.COUNT;
    }

    /** The space in a code. */
    public static int space(int code) {
        return code & ((1 << SPACE_BITS) - 1);
    }

    /** The piece as a number. */
    public int code() {
        return code(power.ordinal(), sort.ordinal(), space.index());
    }

    @Override
    public String toString() {
        return power.id() + "-" + sort.id() + "-" + space.id();
    }
}
