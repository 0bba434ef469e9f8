package org.polemarch.core.plugins;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Copies of trusted jars in a folder that only this process's user can write to, for as long as the program runs. */
final class PrivateCopies implements AutoCloseable {

    private final List<Path> made = new ArrayList<>();

    /** A copy whose bytes have this hash. */
    Path of(Path jar, String sha256) throws IOException {
        Path copy = folder().resolve(sha256 + ".jar");
        if (made.contains(copy)) {
            return copy;
        }
        copy.toFile().deleteOnExit();
        String copied;
        try (OutputStream out = Files.newOutputStream(copy)) {
            copied = Sha256.copying(jar, out);
        }
        if (!copied.equals(sha256)) {
            Files.delete(copy); // its name says what it is not
            throw new IOException("it changed while it was being read; start again");
        }
        made.add(copy);
        return copy;
    }

    private Path folder() throws IOException {
        if (made.isEmpty()) {
            Path folder = Files.createTempDirectory("polemarch-plugins-");
            folder.toFile().deleteOnExit();
            made.add(folder);
        }
        return made.get(0);
    }

    @Override
    public void close() {
        for (int i = made.size() - 1; i >= 0; i--) {
            // What cannot be deleted now (a jar in use on Windows) is tried again at exit.
            made.get(i).toFile().delete();
        }
        made.clear();
    }
}
