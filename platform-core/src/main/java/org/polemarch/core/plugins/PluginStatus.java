package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.core.wiring.OneLine;

/**
 * What became of one plugin: a jar, or the file of a variant without code.
 *
 * @param id the id its manifest gives; the file name where there is none
 * @param version the version its manifest gives; empty where there is none
 * @param sha256 the hash of the bytes that were looked at; jars that came with the program are not hashed
 * @param problem why it does not run, in one line that also says what would help; empty for a loaded plugin
 */
public record PluginStatus(
        String id, String version, Path file, Optional<String> sha256, Origin origin, State state, String problem) {

    public enum Origin {
        BUNDLED,
        USER
    }

    public enum State {
        /** Its games, variants, bots and views can be used. */
        LOADED,
        /** No code of it ran, because nobody wanted to run any; a start would load it. */
        READY,
        /** No code of it ran, because the player has not trusted it. */
        UNTRUSTED,
        /** No code of it ran, because this start goes without what did not come with the program. */
        LEFT_OUT,
        BROKEN
    }

    public PluginStatus {
        Objects.requireNonNull(id);
        Objects.requireNonNull(version);
        Objects.requireNonNull(file);
        Objects.requireNonNull(sha256);
        Objects.requireNonNull(origin);
        Objects.requireNonNull(state);
        problem = OneLine.plain(problem);
    }

    public boolean loaded() {
        return state == State.LOADED;
    }

    /** The hash of its file, if that can be read. */
    Optional<String> hash() {
        if (sha256.isPresent()) {
            return sha256;
        }
        try {
            return Optional.of(Sha256.of(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The same before anything of it ran. */
    PluginStatus ready() {
        return state == State.LOADED ? new PluginStatus(id, version, file, sha256, origin, State.READY, problem) : this;
    }

    PluginStatus broken(String why) {
        return new PluginStatus(id, version, file, sha256, origin, State.BROKEN, why);
    }

    /** One line: the plugin by name, and what is wrong with it. */
    public String line() {
        String name = version.isEmpty() ? id : id + " " + version;
        return OneLine.plain(name + " (" + file.getFileName() + ")" + (problem.isEmpty() ? "" : ": " + problem));
    }
}
