package org.polemarch.core.disk;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The two things writing asks of a disk, so that a disk that fails can be put in its place. */
public interface Storage {

    /** Writes everything into an existing empty file and returns when the disk has it. */
    void write(Path file, WholeFile.Content content) throws IOException;

    /** Renames a file within its folder; a file that has the name is replaced at once or not at all. */
    void rename(Path from, Path to) throws IOException;

    Storage DISK = new Storage() {
        @Override
        public void write(Path file, WholeFile.Content content) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
        }

        @Override
        public void rename(Path from, Path to) throws IOException {
            try {
                Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
            }
            forceFolder(to);
        }

        /** Makes the new name durable. Not every system lets a folder be opened; the file itself is safe anyway. */
        private void forceFolder(Path file) {
            Path folder = file.toAbsolutePath().getParent();
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException e) {
                return;
            }
        }
    };
}
