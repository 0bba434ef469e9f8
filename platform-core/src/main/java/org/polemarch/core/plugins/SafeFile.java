package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polemarch.core.save.Storage;

/** Writes a whole file or nothing: into a new file beside it, forced to disk, then renamed. */
final class SafeFile {

    private SafeFile() {}

    /** Puts the content where there may be an older one. */
    static void replace(Path file, byte[] content) throws IOException {
        Path written = written(file, content);
        try {
            Storage.DISK.rename(written, file);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /** Puts the content where nothing may be. */
    static void create(Path file, byte[] content) throws IOException {
        Path written = written(file, content);
        try {
            Files.move(written, file); // refuses if anything is there
        } finally {
            Files.deleteIfExists(written);
        }
    }

    private static Path written(Path file, byte[] content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path beside = Files.createTempFile(folder, "." + file.getFileName(), ".tmp");
        Storage.DISK.write(beside, content);
        return beside;
    }
}
