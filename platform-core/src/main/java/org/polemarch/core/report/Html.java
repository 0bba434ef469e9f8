package org.polemarch.core.report;

import java.util.Locale;
import org.polemarch.core.compare.Interval;
import org.polemarch.core.compare.Numbers;
import org.polemarch.core.words.CoreWords;

/** Words and numbers as a page shows them. What came from a plugin is text, never markup. */
final class Html {

    private Html() {}

    static String escape(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints()
                .filter(each -> !Character.isISOControl(each))
                .forEach(each -> clean.append(
                        each == '&'
                                ? "&amp;"
                                : each == '<'
                                        ? "&lt;"
                                        : each == '>' ? "&gt;" : each == '"' ? "&quot;" : Character.toString(each)));
        return clean.toString();
    }

    static String percent(double share) {
        return Double.isNaN(share) ? "–" : tenths(100 * share) + CoreWords.percent();
    }

    static String number(double value) {
        return Numbers.of(value);
    }

    static String signed(double value) {
        String plain = number(value);
        return (value > 0 && !plain.equals("0") ? "+" : "") + plain;
    }

    /** With one digit after the point at most. */
    static String tenths(double value) {
        return number(Double.isInfinite(value) ? value : Math.rint(10 * value) / 10);
    }

    static String between(Interval interval, double scale) {
        return CoreWords.of("range", number(scale * interval.low()), number(scale * interval.high()));
    }

    /** A probability; a very small one is only said to be so. */
    static String chance(double p) {
        return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }
}
