package org.polemarch.polis.bot;

import java.util.List;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    POPULATION,
    PRESTIGE,
    PROJECTS,
    GOODS,
    FOOD,
    HOPLITES,
    GALLEYS,
    MERCHANTS,
    PROXENOS,
    TRIBUTE,
    SIEGES,
    TRADE,
    CIVIL_WAR;

    static final List<Part> ALL = List.of(values());

    @Override
    public boolean hoped() {
        return compareTo(TRIBUTE) >= 0;
    }
}
