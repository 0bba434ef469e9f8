package org.polemarch.core.words;

import java.util.List;
import java.util.Set;
import org.polemarch.api.text.Phrases;

/** What the host says to players: findings and reports, differences between rules, refusals and faults. */
public final class CoreWords {

    private static final Phrases WORDS = Phrases.of(CoreWords.class);

    private CoreWords() {}

    public static String of(String key, Object... parts) {
        return WORDS.of(key, parts);
    }

    /** "Athens, Corinth and Sparta". */
    public static String all(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : of("list.and", String.join(", ", things.subList(0, last)), things.get(last));
    }

    /** What stands behind a number of hundredths: "%", in some languages after a space. */
    public static String percent() {
        return of("percent.sign");
    }

    static Set<String> keys() {
        return WORDS.keys();
    }
}
