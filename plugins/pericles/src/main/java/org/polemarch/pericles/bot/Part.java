package org.polemarch.pericles.bot;

import java.util.List;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    HONOR,
    THEATERS,
    BASES,
    FORCES,
    /** Treachery on the map, and hostages. */
    TREACHERY,
    GRAIN,
    PERSIA,
    TOKENS,
    WILL,
    /** Issues on the display and the markers they have become. */
    ISSUES,
    WAR,
    /** How the Faction fares against its compatriot. */
    FACTION,
    HAND,
    EXPEDITION,
    TRIUMPH;

    static final List<Part> ALL = List.of(values());

    @Override
    public boolean hoped() {
        return this == EXPEDITION || this == TRIUMPH;
    }
}
