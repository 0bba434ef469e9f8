package org.polemarch.core.plugins;

import java.nio.file.Path;
import java.util.Objects;

/**
 * Where plugins lie.
 *
 * @param bundled the jars that came with the program; they are trusted
 * @param user the jars the player installed
 * @param trustFile the file that lists what the player trusts
 */
public record PluginFolders(Path bundled, Path user, Path trustFile) {
    public PluginFolders {
        Objects.requireNonNull(bundled);
        Objects.requireNonNull(user);
        Objects.requireNonNull(trustFile);
    }

    /** The file that says how the last check of each plugin went. */
    Path checkLog() {
        return trustFile.resolveSibling("checked-plugins.json");
    }

    /** Where the last version before an update is kept. */
    Path previous() {
        return user.resolve("previous");
    }

    /** The file that is there while plugins of the player are loaded. */
    Path startMark() {
        return trustFile.resolveSibling("loading-plugins");
    }
}
