package org.polemarch.launcher.table;

import org.polemarch.api.text.Words;
import org.polemarch.launcher.words.Say;

/** What a game measures its sides by: points, unless the game has a word of its own for it. */
public final class Measure {

    private static final String KEY = "score.measure";

    private Measure() {}

    /** The heading of a list of what each side has. */
    public static String of(Words words) {
        return words.has(KEY) ? words.text(KEY) : Say.of("score.heading");
    }
}
