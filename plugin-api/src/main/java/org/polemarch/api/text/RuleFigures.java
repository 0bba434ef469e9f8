package org.polemarch.api.text;

import java.util.List;

/**
 * A small table of what a rule comes to in numbers: costs, counts or odds. It is computed from the data of the game, so
 * that it follows every figure a variant changes.
 *
 * @param section the section of the rule index that the numbers follow from
 */
public record RuleFigures(Concept concept, String section, String title, List<Row> rows) {

    private static final Phrases WORDS = Phrases.of(RuleFigures.class);

    /** "Fortification 3" and "50 %". */
    public record Row(String label, String value) {}

    public RuleFigures {
        rows = List.copyOf(rows);
    }

    /** A chance as players read it: "8 %", "never", "always"; never rounded to either end. */
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
