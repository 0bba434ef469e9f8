package org.polemarch.mountford.bot;

import java.util.List;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    BELLICOSITY,
    /** How far the Athenian empire is free of rebellion. */
    EMPIRE,
    ARMISTICES,
    /** How far the land is unravaged. */
    LAND,
    HOSTAGES,
    PERSIA,
    TRIBUTE,
    TREASURY,
    TERRITORY,
    FORCES,
    SIEGES,
    CAMPAIGNS,
    BATTLE;

    static final List<Part> ALL = List.of(values());

    @Override
    public boolean hoped() {
        return compareTo(SIEGES) >= 0;
    }
}
