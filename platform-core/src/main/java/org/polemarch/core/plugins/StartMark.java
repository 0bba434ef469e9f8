package org.polemarch.core.plugins;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.plugins.PluginStatus.Origin;

/**
 * Records on disk which of the player's plugins is being loaded. If the record still exists at the next start, the
 * previous one crashed.
 */
final class StartMark {

    /** The plugin during whose loading the program died; empty texts if that cannot be told. */
    record Died(String plugin, String sha256) {
        String line() {
            return plugin.isEmpty() ? "a plugin" : "plugin '" + plugin + "'";
        }
    }

    private final Optional<Path> file;
    private final Consumer<String> heard;

    StartMark(Path file) {
        this(Optional.of(file), plugin -> {});
    }

    private StartMark(Optional<Path> file, Consumer<String> heard) {
        this.file = file;
        this.heard = heard;
    }

    /** The mark of a process that may die: it tells the process that outlives it which plugin was being loaded. */
    static StartMark heardBy(Consumer<String> heard) {
        return new StartMark(Optional.empty(), heard);
    }

    /** What a start left that died; a program that is still loading has not died. */
    Optional<Died> died() {
        if (file.isEmpty()) {
            return Optional.empty();
        }
        try {
            List<String> lines = Files.readAllLines(file.get());
            if (lines.size() < 3) {
                return Optional.of(new Died("", ""));
            }
            return lives(lines.get(0)) ? Optional.empty() : Optional.of(new Died(lines.get(1), lines.get(2)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(new Died("", ""));
        }
    }

    private static boolean lives(String pid) {
        return pid.matches("\\d{1,18}")
                && ProcessHandle.of(Long.parseLong(pid))
                        .filter(ProcessHandle::isAlive)
                        .isPresent();
    }

    /** That plugin is about to be loaded. Where the mark cannot be written, it is loaded without one. */
    void loading(Candidate candidate) {
        heard.accept(candidate.id());
        if (file.isEmpty() || candidate.origin() == Origin.BUNDLED) {
            return;
        }
        String text = ProcessHandle.current().pid() + "\n" + candidate.id() + "\n"
                + candidate.sha256().orElse("") + "\n";
        try {
            WholeFile.replace(WholeFile.own(file.get()), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return;
        }
    }

    /** Whatever was to be loaded has been; a mark that cannot be deleted costs a start without plugins, no more. */
    void done() {
        try {
            if (file.isPresent()) {
                Files.deleteIfExists(file.get());
            }
        } catch (IOException e) {
            return;
        }
    }
}
