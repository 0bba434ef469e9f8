package org.polemarch.polis.model;

import java.util.Locale;

/** Something with a name in the data: its id is the constant in lower-case kebab, its index the place in the arrays. */
public interface Id {

    /** The constant. */
    String name();

    /** The position of the constant; {@link #index()} says what it is for. */
    int ordinal();

    /** The place in arrays and the bit in masks. */
    default int index() {
        return ordinal();
    }

    /** The bit in masks. */
    default int bit() {
        return 1 << ordinal();
    }

    /** The id in data, notation and targets. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
