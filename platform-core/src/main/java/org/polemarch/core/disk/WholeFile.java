package org.polemarch.core.disk;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes a file as a whole or not at all: beside its place, forced to the disk, then renamed. A folder that is missing stays
 * missing, unless the file is one of the program's own.
 */
public final class WholeFile {

    private WholeFile() {}

    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes the content, replacing any older file. */
    public static void replace(Path file, Content content) throws IOException {
        replace(Storage.DISK, beside(file), file, content);
    }

    public static void replace(Path file, byte[] content) throws IOException {
        replace(file, out -> out.write(content));
    }

    /** The same on a given disk, by way of an empty file in the same folder, which is gone afterwards. */
    public static void replace(Storage disk, Path empty, Path file, Content content) throws IOException {
        try {
            disk.write(empty, content);
            disk.rename(empty, file);
        } finally {
            Files.deleteIfExists(empty);
        }
    }

    /** Writes the content to a file that must not exist yet. */
    public static void create(Path file, byte[] content) throws IOException {
        Path empty = beside(file);
        try {
            Storage.DISK.write(empty, out -> out.write(content));
            Files.move(empty, file); // refuses if anything is there
        } finally {
            Files.deleteIfExists(empty);
        }
    }

    /** One of the program's own files, whose folder is created if it is missing. */
    public static Path own(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        return file;
    }

    /** Not {@link Files#createTempFile}, whose files nobody else may read. */
    private static Path beside(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return Files.createFile(
                folder.resolve("." + file.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".tmp"));
    }
}
