package org.polemarch.core.compare;

import java.util.Locale;
import org.polemarch.core.words.CoreWords;

/** Numbers as findings and reports write them. */
public final class Numbers {

    private static final String UNKNOWN = "–";

    private Numbers() {}

    /** Three significant digits, with thousands separators and no minus sign before a zero; NaN becomes a dash. */
    public static String of(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return UNKNOWN;
        }
        double size = Math.abs(value);
        String text = String.format(Locale.ROOT, size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f", value);
        if (text.contains(".")) {
            text = text.replaceAll("0+$", "").replaceAll("\\.$", "");
        }
        return text.equals("-0") ? "0" : text.replace('-', '−');
    }

    /** "1 game", "1,000 games". */
    public static String games(long games) {
        return CoreWords.of("games", String.format(Locale.ROOT, "%,d", games), games);
    }
}
