package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
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

    /** Writes it, all or nothing, to a folder that is empty or doesn't exist yet. It never overwrites anything. */
    public void write(Path folder) {
        requireEmpty(folder);
        Deque<Path> made = new ArrayDeque<>();
        try {
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path target = folder.resolve(file.getKey()).toAbsolutePath();
                make(target.getParent(), made);
                Files.createFile(target);
                made.push(target);
                Files.writeString(target, file.getValue());
            }
        } catch (IOException e) {
            made.forEach(Project::delete);
            throw new UncheckedIOException(Say.of("author.unwritten", folder, Complaint.of(e)), e);
        }
    }

    private static void make(Path folder, Deque<Path> made) throws IOException {
        if (!Files.isDirectory(folder)) {
            make(folder.getParent(), made);
            Files.createDirectory(folder);
            made.push(folder);
        }
    }

    private static void delete(Path half) {
        try {
            Files.delete(half);
        } catch (IOException e) {
            return; // the fault that is told is the first one
        }
    }

    private static void requireEmpty(Path folder) {
        if (!Files.exists(folder)) {
            if (!Files.isDirectory(folder.toAbsolutePath().getParent())) {
                throw new Refused(Say.of("author.unwritten", folder, Say.of("cli.no-folder")));
            }
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
