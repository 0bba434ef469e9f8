package org.polemarch.victory.model;

/**
 * Sets of spaces as the bits of a {@code long}, for the paths that run millions of times a second.
 *
 * <pre>{@code
 * for (int space = Spaces.first(set); space >= 0; space = Spaces.after(set, space)) { ... }
 * }</pre>
 */
public final class Spaces {

    private Spaces() {}

    public static long of(int space) {
        return 1L << space;
    }

    public static boolean has(long set, int space) {
        return (set >>> space & 1) != 0;
    }

    public static boolean has(long set, Space space) {
        return has(set, space.index());
    }

    /** The first space of a set; -1 if it is empty. */
    public static int first(long set) {
        return set == 0 ? -1 : Long.numberOfTrailingZeros(set);
    }

    /** The next space of a set; -1 if there is none. */
    public static int after(long set, int space) {
        return first(set & (-2L << space));
    }
}
