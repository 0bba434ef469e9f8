package org.polemarch.api.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * English made to look foreign: "⟦Ṗȧȧẏ 1 Įŗǿǿƞ⟧". Slots keep their names; the words they choose from are changed, too.
 */
final class Pseudo {

    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final String ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
    private static final String VOWELS = "aeiou";
    private static final double GROWTH = 0.3;

    /** A slot, or one of the command line's placeholders: "${DEFAULT-VALUE}", "%n". */
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)(?:([|?])([^{}]*)|!)?}|\\$\\{[^{}]*}|%n");

    private Pseudo() {}

    static String of(String text) {
        if (text.isBlank() || text.indexOf('⟦') >= 0) {
            return text;
        }
        StringBuilder changed = new StringBuilder("⟦");
        Matcher slot = SLOT.matcher(text);
        int from = 0;
        while (slot.find()) {
            changed.append(accented(text.substring(from, slot.start())));
            changed.append(slot.group(2) == null ? slot.group() : chosen(slot));
            from = slot.end();
        }
        return changed.append(accented(text.substring(from))).append('⟧').toString();
    }

    private static String chosen(Matcher slot) {
        return "{" + slot.group(1) + slot.group(2) + accented(slot.group(3)) + "}";
    }

    private static String accented(String text) {
        StringBuilder changed = new StringBuilder();
        double missing = 0;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            int letter = PLAIN.indexOf(each);
            char shown = letter < 0 ? each : ACCENTED.charAt(letter);
            changed.append(shown);
            missing += GROWTH;
            if (missing >= 1 && VOWELS.indexOf(each) >= 0) {
                changed.append(shown);
                missing--;
            }
        }
        return changed.append("~".repeat((int) missing)).toString();
    }
}
