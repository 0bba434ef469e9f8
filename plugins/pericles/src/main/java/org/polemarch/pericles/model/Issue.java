package org.polemarch.pericles.model;

import org.polemarch.api.kit.Id;

/** What an Assembly debates (3.14). The first four become Theater markers. */
public enum Issue implements Id {
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

    public static Issue of(int index) {
        return ALL[index];
    }

    public static int count() {
        return ALL.length;
    }
}
