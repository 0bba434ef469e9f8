package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/** What a tile does that is neither a leader nor a reinforcement (9.4 to 9.10). */
public enum Effect implements Id {
    INFLUENCE_IN_SICILY("9.4.3"),
    COUP_IN_MEGARA("9.4.4"),
    EXTENDED_CAMPAIGN("9.4.5"),
    PERDICCAS("9.4.6"),
    REBELLION_SUPPRESSED("9.4.7"),
    TACTICS("9.4.8"),
    TREACHERY("9.4.9"),
    INFLUENCE("9.5.3"),
    EARTHQUAKE("9.5.4"),
    BRAVERY("9.6.3"),
    COLONY("9.6.4"),
    REBELLION("9.6.6"),
    REBELLION_SPREADS("9.6.7"),
    ALCIBIADES_BETRAYS("9.7.3"),
    CONGRESS_OF_GELA("9.7.4"),
    PLAGUE("9.7.6"),
    SYRACUSAN_INFLUENCE("9.7.7"),
    EUBOEAN_CAUSEWAY("9.8.3"),
    AGENTS("9.10.3");

    private final String section;

    Effect(String section) {
        this.section = section;
    }

    public String section() {
        return section;
    }
}
