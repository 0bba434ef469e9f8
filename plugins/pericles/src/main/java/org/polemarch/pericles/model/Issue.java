package org.polemarch.pericles.model;

/** What an Assembly debates (3.14). The first four become Theater markers. */
public enum Issue {
    MILITARY,
    LEAGUE,
    DIPLOMATIC,
    ORACLE,
    GAMES,
    OSTRACISM,
    WAR_PEACE,
    CITIZENSHIP,
    COLONY,
    KRYPTEIA,
    AGOGE;

    private static final Issue[] ALL = values();

    /** By its index. */
    public static Issue of(int index) {
        return ALL[index];
    }

    /** How many there are. */
    public static int count() {
        return ALL.length;
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
