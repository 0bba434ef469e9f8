package org.polemarch.launcher.library;

import org.polemarch.launcher.words.Say;

/**
 * One measured thing that a player would like to know about a game before choosing it.
 *
 * @param level from 1 to {@link #MOST}
 * @param value the figure itself, in a few words
 * @param meaning a sentence that says what was measured
 */
public record Trait(Kind kind, int level, String value, String meaning) {

    public static final int MOST = 5;

    /** In the order in which they are shown. */
    public enum Kind {
        RULES,
        LENGTH,
        LUCK,
        SECRETS,
        FIGHTING,
        EVENNESS;

        public String title() {
            return Say.of("trait." + this);
        }
    }

    /** "●●●○○". */
    public String dots() {
        return "●".repeat(level) + "○".repeat(MOST - level);
    }

    /** "Luck: 3 of 5. A random bot beats ...", for whoever does not see the dots. */
    public String spoken() {
        return Say.of("trait.spoken", kind.title(), level, MOST, meaning);
    }
}
