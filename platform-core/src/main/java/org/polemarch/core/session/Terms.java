package org.polemarch.core.session;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What stands in a save besides the game itself.
 *
 * @param title what the players call this game
 * @param casual whether everybody agreed that undo may cross a roll or a reveal
 * @param program version of this program
 * @param plugins version of each plugin that has a part in the game, by plugin id
 * @param sha256 the hash of each of these plugins, by plugin id
 * @param edited whether the save it was resumed from had been changed by hand
 */
public record Terms(
        String title,
        boolean casual,
        String program,
        Map<String, String> plugins,
        Map<String, String> sha256,
        boolean edited) {

    /** How the title of a branch ends; a branch of a branch is told by its own move alone. */
    private static final Pattern BRANCHED = Pattern.compile(" \\(from move \\d+\\)$");

    public Terms {
        Objects.requireNonNull(title);
        Objects.requireNonNull(program);
        plugins = Collections.unmodifiableSortedMap(new TreeMap<>(plugins));
        sha256 = Collections.unmodifiableSortedMap(new TreeMap<>(sha256));
    }

    /** Terms of a game that begins. */
    public Terms(
            String title, boolean casual, String program, Map<String, String> plugins, Map<String, String> sha256) {
        this(title, casual, program, plugins, sha256, false);
    }

    /** Terms of a game whose plugins are known by their versions alone. */
    public Terms(String title, boolean casual, String program, Map<String, String> plugins) {
        this(title, casual, program, plugins, Map.of());
    }

    public Terms titled(String other) {
        return new Terms(other, casual, program, plugins, sha256, edited);
    }

    Terms branchedAt(int move) {
        return titled(BRANCHED.matcher(title).replaceFirst("") + " (from move " + move + ")");
    }
}
