package org.polemarch.launcher.words;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.polemarch.api.text.Phrases;

/** The program's own words, from {@code messages.properties}; see {@link Phrases} for the slots. */
public final class Say {

    private static final Phrases WORDS = Phrases.of(Say.class);

    private Say() {}

    public static String of(String key, Object... parts) {
        return WORDS.of(key, parts);
    }

    /** A plugin's words as they begin a line: with a capital, and without a stop where nothing follows. */
    public static String sentence(String text) {
        String plain = text.endsWith(".") && text.indexOf(". ") < 0 ? text.substring(0, text.length() - 1) : text;
        return plain.isEmpty() ? plain : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }

    /** A plugin's words as a sentence of their own: with a capital, and with a stop unless they end with one. */
    public static String whole(String text) {
        String begun = sentence(text);
        return begun.matches("(?s).*[.?!…]") ? begun : begun + ".";
    }

    /** Several things as one counts them up: "Athens, Corinth and Sparta". */
    public static String all(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        int last = things.size() - 1;
        return of("list.and", String.join(", ", things.subList(0, last)), things.get(last));
    }

    static Set<String> keys() {
        return WORDS.keys();
    }
}
