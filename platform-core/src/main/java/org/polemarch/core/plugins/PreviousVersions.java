package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.wiring.OneLine;

/** The version of each plugin that was there before its last update, in a folder from which nothing is loaded. */
final class PreviousVersions {

    private final Path folder;

    PreviousVersions(PluginFolders folders) {
        this.folder = folders.previous();
    }

    /** Keeps a file instead of what was kept of that plugin before. */
    void keep(String id, Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            forget(id);
            WholeFile.create(Files.createDirectories(folder.resolve(id)).resolve(file.getFileName()), bytes);
        } catch (IOException e) {
            throw new PluginFault("the previous version can't be kept in " + folder + ": " + OneLine.of(e), e);
        }
    }

    /** What is kept of a plugin. */
    Optional<Path> of(String id) {
        Path kept = folder.resolve(id);
        if (!Files.isDirectory(kept)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(kept, file -> PluginHost.isJarName(file) || VariantFile.isName(file))) {
            for (Path file : files) {
                return Optional.of(file);
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new PluginFault(kept + " cannot be read: " + OneLine.of(e), e);
        }
    }

    void forget(String id) {
        try {
            Optional<Path> file = of(id);
            if (file.isPresent()) {
                Files.delete(file.get());
                Files.deleteIfExists(folder.resolve(id));
            }
        } catch (IOException e) {
            throw new PluginFault("the previous version of '" + id + "' can't be deleted: " + OneLine.of(e), e);
        }
    }
}
