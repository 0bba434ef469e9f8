package org.polemarch.api.text;

import java.text.CompactNumberFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Chooses the form of a word that goes with a number. A bundle gives its rules in CLDR notation under {@code
 * plural.rules}. The JDK reads that notation to write "2 thousand"; here it is used for the plural form only. Without
 * such a line, a word has one form for 1 and another for everything else.
 */
final class Plural {

    /** The key of the rules: "one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14". */
    static final String KEY = "plural.rules";

    /** In CLDR's order, which is also the order of the forms. */
    private static final List<String> CATEGORIES = List.of("zero", "one", "two", "few", "many", "other");

    private static final Map<String, Plural> KNOWN = new ConcurrentHashMap<>();

    private final List<String> used;
    private final CompactNumberFormat format;

    private Plural(String rules) {
        used = CATEGORIES.stream()
                .filter(each -> each.equals("other") || rules.matches("(?s).*\\b" + each + "\\s*:.*"))
                .toList();
        StringBuilder pattern = new StringBuilder("{");
        for (String each : used) {
            pattern.append(each).append(":'").append(used.indexOf(each)).append("'0 ");
        }
        format = new CompactNumberFormat(
                "0",
                DecimalFormatSymbols.getInstance(Locale.ROOT),
                new String[] {pattern.toString().strip() + "}"},
                rules);
    }

    /** The index of the form. A text whose number of forms differs from the rules' is taken to be English. */
    static int form(String rules, long number, int forms) {
        if (rules != null) {
            Plural plural = KNOWN.computeIfAbsent(rules, Plural::new);
            if (plural.used.size() == forms) {
                return plural.of(Math.abs(number));
            }
        }
        return number == 1 ? 0 : forms - 1;
    }

    private synchronized int of(long number) {
        return format.format(number).charAt(0) - '0';
    }
}
