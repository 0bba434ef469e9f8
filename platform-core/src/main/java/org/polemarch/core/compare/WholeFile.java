package org.polemarch.core.compare;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.polemarch.core.save.Storage;

/** Writes a file as a whole or not at all: beside its place, forced to the disk, then renamed. */
public final class WholeFile {

    private WholeFile() {}

    /** What is written. */
    @FunctionalInterface
    public interface Content {
        void writeTo(Writer out) throws IOException;
    }

    /** Puts it there, in the place of what was there. */
    public static void write(Path file, Content content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        // Not Files.createTempFile: such a file is for nobody else to read.
        Path beside = folder.resolve("." + file.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".tmp");
        try {
            try (FileChannel channel =
                    FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                Writer out = new BufferedWriter(
                        new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8));
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
            Storage.DISK.rename(beside, file);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
