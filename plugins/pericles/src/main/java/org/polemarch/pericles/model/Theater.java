package org.polemarch.pericles.model;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.polemarch.api.kit.Id;

/** The twenty Theaters in the order of their numbers, and Persia, which no unit enters (3.12, 13.1). */
public enum Theater implements Id {
    SICILY,
    CORCYRA,
    AETOLIA,
    NAUPACTUS,
    ISTHMUS,
    SPARTA,
    ATHENS,
    BOEOTIA,
    THESSALIA,
    MACEDONIA,
    CHALCIDICE,
    AMPHIPOLIS,
    HELLESPONT,
    IONIA,
    LESBOS,
    CHIOS,
    SAMOS,
    CYCLADES,
    SPORADES,
    EASTERN_MEDITERRANEAN,
    PERSIA;

    private static final Theater[] ALL = values();
    private static final List<Theater> ON_MAP = List.of(ALL).subList(0, ALL.length - 1);

    /** How many Theaters units can stand in. */
    public static final int COUNT = ALL.length - 1;

    public static Theater of(int index) {
        return ALL[index];
    }

    /** The Theaters units can stand in. */
    public static List<Theater> onMap() {
        return ON_MAP;
    }

    /** Something for each of these, by its index. */
    public static <T> T[] each(Function<Theater, T> made, IntFunction<T[]> array) {
        return ON_MAP.stream().map(made).toArray(array);
    }
}
