package org.polemarch.pericles.model;

/** The twenty Theaters in the order of their numbers, and Persia, which no unit enters (3.12, 13.1). */
public enum Theater {
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

    /** How many Theaters units can stand in. */
    public static final int COUNT = 20;

    private static final Theater[] ALL = values();

    /** By its index, one less than its number. */
    public static Theater of(int index) {
        return ALL[index];
    }

    /** Its bit in a set of Theaters. */
    public int bit() {
        return 1 << index();
    }

    /** Its id on the table. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
