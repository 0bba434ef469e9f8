package org.polemarch.victory.model;

/** A piece in its space. There is one object for each, made by the data; {@link #code} is the same as a number. */
public record PieceAt(Power power, Sort sort, Space space) {

    public static final int NONE = -1;

    private static final int SPACE_BITS = 6;

    public static final int CODES = (Power.COUNT * Sort.COUNT) << SPACE_BITS;

    public static int code(int power, int sort, int space) {
        return ((power * Sort.COUNT + sort) << SPACE_BITS) | space;
    }

    public static int power(int code) {
        return (code >> SPACE_BITS) / Sort.COUNT;
    }

    public static int sort(int code) {
        return (code >> SPACE_BITS) % Sort.COUNT;
    }

    public static int space(int code) {
        return code & ((1 << SPACE_BITS) - 1);
    }

    public int code() {
        return code(power.ordinal(), sort.ordinal(), space.index());
    }

    @Override
    public String toString() {
        return power.id() + "-" + sort.id() + "-" + space.id();
    }
}
