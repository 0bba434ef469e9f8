package org.polemarch.api.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What games of this war have in common, so that the rules of several can be laid side by side. */
public enum Concept {
    SIEGE("Sieges"),
    LAND_BATTLE("Battle on land"),
    SEA_BATTLE("Battle at sea"),
    PLAGUE("Plague"),
    REVOLT("Revolt"),
    INCOME("Tribute and income"),
    SUPPLY("Supply"),
    ALLIANCE("Alliances"),
    POLITICS("Politics at home"),
    LEADERS("Leaders"),
    PERSUASION("Persuasion and bribery"),
    PERSIA("Persia"),
    SICILY("Sicily"),
    PEACE("Peace"),
    VICTORY("Victory");

    private final String title;

    Concept(String title) {
        this.title = title;
    }

    /** "Battle on land". */
    public String title() {
        return title;
    }

    /** What {@code rules-index.json} calls it: "land-battle". */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Concept> of(String id) {
        return Arrays.stream(values())
                .filter(concept -> concept.id().equals(id))
                .findFirst();
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Concept::id).toList();
    }
}
