package org.polemarch.mountford.model;

/** What a tile does that is neither a leader nor a reinforcement (9.4 to 9.10). */
public enum Effect {
    INFLUENCE_IN_SICILY,
    COUP_IN_MEGARA,
    EXTENDED_CAMPAIGN,
    PERDICCAS,
    REBELLION_SUPPRESSED,
    TACTICS,
    TREACHERY,
    INFLUENCE,
    EARTHQUAKE,
    BRAVERY,
    COLONY,
    REBELLION,
    REBELLION_SPREADS,
    ALCIBIADES_BETRAYS,
    CONGRESS_OF_GELA,
    PLAGUE,
    SYRACUSAN_INFLUENCE,
    EUBOEAN_CAUSEWAY,
    AGENTS;

    /** Its place among the others, from 0. */
    @SuppressWarnings("EnumOrdinal") // the state keeps arrays and bits by it, and it stands in no save
    public int index() {
        return ordinal();
    }
}
