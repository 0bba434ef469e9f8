package org.polemarch.launcher.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Results;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Say;

/** The experiments that the window has played: files of results in a folder of their own, the newest first. */
public record Kept(Path folder) {

    private static final String SUFFIX = ".results.jsonl";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final int MOST = 50;

    /** One of them, as described by its first line. */
    public record Entry(Path file, List<String> titles, long games, Instant changed) {

        /** "Polis · Polis: Great engines, 200 games each". */
        public String title() {
            String first = String.join(" · ", titles.subList(0, Math.min(3, titles.size())));
            return Say.of(
                    titles.size() > 3 ? "compare.kept.more" : "compare.kept.title", first, games, titles.size() - 3);
        }
    }

    /** A file for new results that is not there yet. */
    public Path fresh(Experiment experiment, Instant now) throws IOException {
        Files.createDirectories(folder);
        String game = experiment.whats().get(0).replaceAll("[^a-zA-Z0-9-].*", "");
        String name = STAMP.format(LocalDateTime.ofInstant(now, ZoneId.systemDefault())) + "-" + game;
        Path file = folder.resolve(name + SUFFIX);
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name + "-" + i + SUFFIX);
        }
        return file;
    }

    /** Files that hold something else, or cannot be read, are left out. */
    public List<Entry> entries() {
        return files().stream()
                .map(Kept::entry)
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(Entry::changed).reversed())
                .limit(MOST)
                .toList();
    }

    private static Optional<Entry> entry(Path file) {
        try {
            Results results = Results.open(file);
            return Optional.of(new Entry(
                    file,
                    results.titles(),
                    results.experiment().games(),
                    Files.getLastModifiedTime(file).toInstant()));
        } catch (IOException | SetupFault e) {
            return Optional.empty(); // what is there is not ours to complain about
        }
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
