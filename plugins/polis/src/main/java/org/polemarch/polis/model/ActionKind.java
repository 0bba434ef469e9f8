package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The eleven types of actions, in the order of the rulebook. */
public enum ActionKind implements Id {
    CREATE_HOPLITES,
    CREATE_GALLEYS,
    CREATE_MERCHANTS,
    DEVELOP_PROJECT,
    MOVE_HOPLITES,
    MOVE_GALLEYS,
    LAY_SIEGE,
    COLLECT_TRIBUTE,
    TRADE,
    MOVE_PROXENOS,
    CIVIL_WAR;

    private static final ActionKind[] ALL = values();

    public static ActionKind at(int index) {
        return ALL[index];
    }

    /** The word its announcements begin with. */
    public String verb() {
        return switch (this) {
            case DEVELOP_PROJECT -> "develop";
            case LAY_SIEGE -> "siege";
            case COLLECT_TRIBUTE -> "tribute";
            default -> id();
        };
    }
}
