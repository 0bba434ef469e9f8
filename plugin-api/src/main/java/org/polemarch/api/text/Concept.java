package org.polemarch.api.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The concepts that games of this war have in common, so that their rules can be compared side by side. */
public enum Concept {
    SIEGE,
    LAND_BATTLE,
    SEA_BATTLE,
    PLAGUE,
    REVOLT,
    INCOME,
    SUPPLY,
    ALLIANCE,
    POLITICS,
    LEADERS,
    PERSUASION,
    PERSIA,
    SICILY,
    PEACE,
    VICTORY;

    private static final Phrases WORDS = Phrases.of(Concept.class);

    /** "Battle on land". */
    public String title() {
        return WORDS.of("concept." + name());
    }

    /** Its name in {@code rules-index.json}: "land-battle". */
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
