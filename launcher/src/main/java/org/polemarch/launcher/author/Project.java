package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/** The files of a project that is to be written, by path. */
public final class Project {

    private final Map<String, String> files = new LinkedHashMap<>();

    Project file(String path, String text) {
        files.put(path, text);
        return this;
    }

    /** What it consists of, in reading order. */
    public List<String> paths() {
        return List.copyOf(files.keySet());
    }

    String text(String path) {
        return files.get(path);
    }

    /** Writes it to a folder that is empty or doesn't exist yet. It never overwrites anything. */
    public void write(Path folder) {
        requireEmpty(folder);
        try {
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path target = folder.resolve(file.getKey());
                Files.createDirectories(target.toAbsolutePath().getParent());
                Files.writeString(target, file.getValue(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(Say.of("author.unwritten", folder, Complaint.of(e)), e);
        }
    }

    private static void requireEmpty(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new Refused(Say.of("author.a-file", folder));
        }
        try (Stream<Path> inside = Files.list(folder)) {
            if (inside.findAny().isPresent()) {
                throw new Refused(Say.of("author.not-empty", folder));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(Say.of("author.unread", folder, Complaint.of(e)), e);
        }
    }
}
