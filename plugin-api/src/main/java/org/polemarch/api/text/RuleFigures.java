package org.polemarch.api.text;

import java.util.List;

/**
 * A small table of what a rule amounts to in numbers: costs, counts or odds. It is computed from the game's data, so it
 * reflects every figure that a variant changes.
 *
 * @param section the section of the rule index from which the numbers follow
 */
public record RuleFigures(Concept concept, String section, String title, List<Row> rows) {

    private static final Phrases WORDS = Phrases.of(RuleFigures.class);

    /** "Fortification 3" and "50%". */
    public record Row(String label, String value) {}

    public RuleFigures {
        rows = List.copyOf(rows);
    }

    /** A chance as players read it: "8%", "never", "always". Nothing is rounded to 0 or 100%. */
    public static String percent(double chance) {
        if (chance <= 0) {
            return WORDS.of("percent.never");
        }
        if (chance >= 1) {
            return WORDS.of("percent.always");
        }
        long whole = Math.round(chance * 100);
        if (whole == 0) {
            return WORDS.of("percent.least");
        }
        return whole == 100 ? WORDS.of("percent.most") : WORDS.of("percent", whole);
    }
}
