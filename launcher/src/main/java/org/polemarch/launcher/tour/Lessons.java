package org.polemarch.launcher.tour;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.polemarch.core.disk.WholeFile;

/**
 * How far the player has got in each game: whether they have read its first page, and which step of its guide is next
 * in which save. It is kept in a file beside the saves; if that can't be read or written, it is simply forgotten.
 */
public final class Lessons {

    private static final String FILE = "lessons.properties";
    private static final String SAVE = ".save";
    private static final String STEP = ".step";
    private static final String READ = ".read";

    private final Path file;

    public Lessons(Path saves) {
        this.file = saves.resolveSibling(FILE);
    }

    /** An unfinished guided game: its save, and the number of steps done. */
    public record Left(String save, int step) {}

    public Optional<Left> left(String game) {
        Properties kept = read();
        String save = kept.getProperty(game + SAVE);
        String step = kept.getProperty(game + STEP, "");
        return save == null || !step.matches("\\d{1,3}")
                ? Optional.empty()
                : Optional.of(new Left(save, Integer.parseInt(step)));
    }

    public void leave(String game, String save, int step) {
        Properties kept = read();
        kept.setProperty(game + SAVE, save);
        kept.setProperty(game + STEP, String.valueOf(step));
        write(kept);
    }

    /** The guide has finished, or the player has dismissed it. */
    public void end(String game) {
        Properties kept = read();
        if (kept.remove(game + SAVE) != null) {
            kept.remove(game + STEP);
            write(kept);
        }
    }

    public boolean hasRead(String game) {
        return read().containsKey(game + READ);
    }

    public void haveRead(String game) {
        Properties kept = read();
        if (kept.setProperty(game + READ, "yes") == null) {
            write(kept);
        }
    }

    private Properties read() {
        Properties kept = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                kept.load(in);
            } catch (IOException | IllegalArgumentException e) {
                return new Properties();
            }
        }
        return kept;
    }

    private void write(Properties kept) {
        try {
            StringWriter text = new StringWriter();
            kept.store(text, null);
            Files.createDirectories(file.toAbsolutePath().getParent());
            WholeFile.replace(WholeFile.own(file), text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // The player begins again another time.
        }
    }
}
