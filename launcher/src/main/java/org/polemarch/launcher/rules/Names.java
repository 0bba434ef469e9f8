package org.polemarch.launcher.rules;

import java.util.Locale;
import java.util.stream.Collectors;
import org.polemarch.api.data.Figure;
import org.polemarch.launcher.words.Say;

/** Names that were given for programs, as a player reads them. */
public final class Names {

    private static final int LONGEST = 60;

    private Names() {}

    /** "siegeCost", "siege-cost" or "SiegeCost" as "Siege cost"; a number of the book such as "14.1.06A" stays. */
    static String readable(String name) {
        if (name.matches("[0-9].*")) {
            return name;
        }
        String spaced = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
                .replace('-', ' ')
                .replace('_', ' ')
                .replace("/", ", ")
                .toLowerCase(Locale.ROOT);
        return Say.sentence(spaced);
    }

    /** "Figures, siege cost: 2 instead of 1". */
    public static String line(Figure figure) {
        String where = Say.sentence(figure.path().stream().map(Names::lower).collect(Collectors.joining(", ")));
        if (isNested(figure.before()) || isNested(figure.after())) {
            return Say.of("figure.other", where);
        }
        if (figure.before().isEmpty()) {
            return Say.of("figure.new", where, shortened(figure.after()));
        }
        return figure.after().isEmpty()
                ? Say.of("figure.gone", where, shortened(figure.before()))
                : Say.of("figure.changed", where, shortened(figure.after()), shortened(figure.before()));
    }

    private static String lower(String step) {
        String readable = readable(step);
        return readable.equals(step) ? step : readable.toLowerCase(Locale.ROOT);
    }

    /** Whether a value is too long for a player to read in a line. */
    private static boolean isNested(String value) {
        return value.startsWith("{") || value.startsWith("[{") || value.startsWith("[[");
    }

    /** A number as it is, a list without its brackets, a text in quotation marks. */
    private static String shortened(String value) {
        if (value.equals("[]")) {
            return Say.of("figure.none");
        }
        if (value.startsWith("[")) {
            return value.substring(1, value.length() - 1).replace("\"", "").replace(",", ", ");
        }
        String cut = value.length() <= LONGEST ? value : value.substring(0, LONGEST - 1) + "…";
        return value.matches("-?[0-9.]+|true|false") ? cut : "“" + cut + "”";
    }
}
