package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.Optional;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;

/**
 * A jar that was found and looked at.
 *
 * @param file where the player sees it
 * @param code where its code is loaded from; empty if it must not be loaded
 */
record Candidate(Path file, Origin origin, Optional<String> sha256, PluginArchive archive, Optional<Path> code) {

    String id() {
        return archive.id();
    }

    PluginStatus loaded() {
        return status(State.LOADED, "");
    }

    PluginStatus broken(String problem) {
        return status(State.BROKEN, problem);
    }

    PluginStatus untrusted() {
        return status(
                State.UNTRUSTED,
                "it is not trusted yet; a plugin can do whatever you can, so if you know where it comes from: "
                        + "polemarch plugins trust " + sha256.orElse(id()));
    }

    /** Nothing of it ran; it is trusted, and the next start loads it. */
    PluginStatus ready() {
        return status(State.READY, "");
    }

    /** The same, not to be loaded for that reason. */
    Candidate leftOut(String why) {
        PluginArchive idle = archive.problem().isPresent() ? archive : archive.withProblem(why);
        return new Candidate(file, origin, sha256, idle, Optional.empty());
    }

    private PluginStatus status(State state, String problem) {
        return new PluginStatus(archive.id(), archive.version(), file, sha256, origin, state, problem);
    }
}
