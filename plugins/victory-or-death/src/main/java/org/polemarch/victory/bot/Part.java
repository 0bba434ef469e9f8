package org.polemarch.victory.bot;

import java.util.List;
import java.util.Locale;
import org.polemarch.api.bot.Appraisal;

/** What the evaluation counts, as a player would name it. */
public enum Part implements Appraisal.Name {
    POINTS,
    CITIES,
    HOPLITES,
    TRIREMES,
    TOKENS,
    STATUSES,
    CARDS,
    KEY_LOCATIONS,
    /** Enemy Cities without a Hoplite within reach. */
    PREY,
    CARD_IN_USE,
    LIBERTY,
    /** What the next Scoring Round makes of everything else. */
    SCORING;

    static final List<Part> ALL = List.of(values());

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public boolean hoped() {
        return this == PREY || this == CARD_IN_USE || this == LIBERTY;
    }
}
