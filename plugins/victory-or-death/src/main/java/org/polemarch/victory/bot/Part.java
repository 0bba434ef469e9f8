package org.polemarch.victory.bot;

import java.util.List;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    POINTS,
    CITIES,
    HOPLITES,
    TRIREMES,
    /** With what a liberty begun will bring. */
    TOKENS,
    STATUSES,
    CARDS,
    KEY_LOCATIONS,
    /** Enemy Cities without a Hoplite within reach. */
    PREY,
    CARD_IN_USE,
    /** What the next Scoring Round makes of everything else. */
    SCORING;

    static final List<Part> ALL = List.of(values());

    @Override
    public boolean hoped() {
        return this == PREY || this == CARD_IN_USE;
    }
}
