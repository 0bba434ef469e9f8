package org.polemarch.mountford.model;

/** Why an SP was lost, and by which section. */
public enum LossCause {
    NAVAL_BATTLE("4.1.2"),
    LAND_BATTLE("4.2.4"),
    TRANSPORT("3.1"),
    STORM("3.3"),
    COUNTRY("3.4"),
    UNFRIENDLY_HOME("2.3.2"),
    NO_WAY_HOME("2.3.2"),
    SIEGE("5"),
    MAINTENANCE("6.1"),
    UPKEEP("6.2"),
    ARMISTICE("7.3"),
    SYRACUSE_FELL("9.3.2"),
    ARGOS_FELL("9.3.4"),
    HELOTS("9.3.5");

    private final String section;

    LossCause(String section) {
        this.section = section;
    }

    /** The section of the rulebook that takes it. */
    public String section() {
        return section;
    }
}
