package org.polemarch.launcher.table;

import java.util.Optional;
import org.polemarch.api.teach.Whereabouts;
import org.polemarch.api.text.Words;

/**
 * The phase of a game in words.
 *
 * @param title what it is called
 * @param now what it is about
 * @param next what comes after it
 */
public record WhereAmI(String title, String now, String next) {

    public static Optional<WhereAmI> of(Record view, Words words) {
        if (!(view instanceof Whereabouts phase)) {
            return Optional.empty();
        }
        String key = "where." + phase.whereabouts();
        return words.has(key)
                ? Optional.of(new WhereAmI(words.text(key), words.text(key + ".now"), words.text(key + ".next")))
                : Optional.empty();
    }
}
