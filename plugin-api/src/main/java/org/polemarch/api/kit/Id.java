package org.polemarch.api.kit;

import java.util.Locale;

/** An enum constant that has a name in the data: its id is the constant in lower-case kebab, its index its place in arrays. */
public interface Id {

    /** The constant's name; every enum has this already. */
    String name();

    /** The constant's position; every enum has this already. */
    int ordinal();

    /** The index in arrays and {@link IndexSet}s. */
    default int index() {
        return ordinal();
    }

    /** The id in data, notation and targets. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
