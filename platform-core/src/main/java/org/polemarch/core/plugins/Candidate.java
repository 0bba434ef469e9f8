package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.Optional;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;

/**
 * A jar that was found and examined.
 *
 * @param file where the player sees it
 * @param code where its code is loaded from; empty if it must not be loaded
 * @param leftOut why this start goes without it, if it does
 */
record Candidate(
        Path file,
        Origin origin,
        Optional<String> sha256,
        PluginArchive archive,
        Optional<Path> code,
        Optional<String> leftOut) {

    Candidate(Path file, Origin origin, Optional<String> sha256, PluginArchive archive, Optional<Path> code) {
        this(file, origin, sha256, archive, code, Optional.empty());
    }

    String id() {
        return archive.id();
    }

    PluginStatus loaded() {
        return status(State.LOADED, "");
    }

    PluginStatus broken(String problem) {
        return status(State.BROKEN, problem);
    }

    /**
     * Its bytes aren't trusted.
     *
     * @param before when another jar of the same plugin was trusted
     */
    PluginStatus untrusted(Optional<String> before) {
        String trust = "polemarch plugins trust " + sha256.orElse(id());
        return status(
                State.UNTRUSTED,
                before.map(when -> "it has changed since you trusted it" + when
                                + "; if you know who changed it, trust it again: " + trust)
                        .orElse(
                                "it is not trusted yet; a plugin can do anything you can do, so if you know where it comes"
                                        + " from: " + trust));
    }

    /** None of its code has run; it is trusted, and will load at the next start. */
    PluginStatus ready() {
        return status(State.READY, "");
    }

    /** The same candidate, not to be loaded for this reason. */
    Candidate leaveOut(String why) {
        return new Candidate(file, origin, sha256, archive, Optional.empty(), Optional.of(why));
    }

    PluginStatus isLeftOut(String why) {
        return status(State.LEFT_OUT, why);
    }

    private PluginStatus status(State state, String problem) {
        return new PluginStatus(archive.id(), archive.version(), file, sha256, origin, state, problem);
    }
}
