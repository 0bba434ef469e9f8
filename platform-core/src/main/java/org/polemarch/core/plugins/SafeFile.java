package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a whole file or nothing: into a new file beside it, forced to disk, then renamed. */
final class SafeFile {

    private SafeFile() {}

    /** Puts the content where there may be an older one. */
    static void replace(Path file, byte[] content) throws IOException {
        Path written = written(file, content);
        try {
            move(written, file);
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
        try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
        return beside;
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
