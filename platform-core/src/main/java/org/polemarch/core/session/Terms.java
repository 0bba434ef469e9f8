package org.polemarch.core.session;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What stands in a save besides the game itself.
 *
 * @param title what the players call this game
 * @param casual whether everybody agreed that undo may cross a roll or a reveal
 * @param program version of this program
 * @param plugins version of each plugin that has a part in the game, by plugin id
 */
public record Terms(String title, boolean casual, String program, Map<String, String> plugins) {
    public Terms {
        Objects.requireNonNull(title);
        Objects.requireNonNull(program);
        plugins = Collections.unmodifiableSortedMap(new TreeMap<>(plugins));
    }

    /** These terms under another title. */
    public Terms titled(String other) {
        return new Terms(other, casual, program, plugins);
    }
}
