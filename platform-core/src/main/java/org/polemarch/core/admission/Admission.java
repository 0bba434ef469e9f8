package org.polemarch.core.admission;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.plugins.PluginFolders;

/**
 * Examines a plugin jar or a variant file: it is loaded and held to the contract in a Java machine of its own. Whatever it does
 * there, and however that machine ends, becomes a line of the verdict.
 */
public final class Admission {

    private static final int LONGEST_LINE = 1 << 16;
    private static final String OUT_OF_MEMORY = "Terminating due to java.lang.OutOfMemoryError";

    /**
     * What was found.
     *
     * @param checked the games and setups that were played, in order
     * @param troubles what speaks against it; nothing if it may be admitted
     */
    public record Verdict(List<String> checked, List<Trouble> troubles) {
        public Verdict {
            checked = List.copyOf(checked);
            troubles = List.copyOf(troubles);
        }

        /** Whether nothing speaks against it. */
        public boolean admitted() {
            return troubles.isEmpty();
        }
    }

    private final PluginFolders folders;
    private final String apiVersion;
    private final Path java;
    private final Limits limits;

    /**
     * An admission beside what is installed in these folders.
     *
     * @param java the program that starts a Java machine
     */
    public Admission(PluginFolders folders, String apiVersion, Path java, Limits limits) {
        this.folders = folders;
        this.apiVersion = apiVersion;
        this.java = java;
        this.limits = limits;
    }

    /** The program that started this Java machine. */
    public static Path thisJava() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    /**
     * Examines a file.
     *
     * @param progress told what is being played, a line for each setup
     */
    public Verdict of(Path file, Consumer<String> progress) {
        Heard heard = new Heard(UUID.randomUUID().toString(), progress);
        try {
            Process machine = new ProcessBuilder(command(file))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            greet(machine, heard.word);
            Thread listening = new Thread(() -> heard.from(machine.getInputStream()), "admission");
            listening.setDaemon(true);
            listening.start();
            boolean ended = machine.waitFor(limits.time().toMillis(), TimeUnit.MILLISECONDS);
            machine.descendants().forEach(ProcessHandle::destroyForcibly);
            machine.destroyForcibly();
            listening.join(TimeUnit.SECONDS.toMillis(10));
            return verdict(heard, ended, ended ? machine.exitValue() : 0);
        } catch (IOException e) {
            return new Verdict(
                    List.of(),
                    List.of(new Trouble(
                            Kind.CANNOT_LOAD, "a second Java machine could not be started: " + e.getMessage())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Verdict(List.of(), List.of(new Trouble(Kind.HANGS, "the check was interrupted")));
        }
    }

    /** Tells the machine the word; one that ended before it listened is known by how it ended. */
    private static void greet(Process machine, String word) {
        try (OutputStream out = machine.getOutputStream()) {
            out.write((word + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return;
        }
    }

    private Verdict verdict(Heard heard, boolean ended, int exit) {
        List<Trouble> troubles = new ArrayList<>(heard.troubles);
        if (!heard.done) {
            String when = heard.checked.isEmpty()
                    ? "while it was loaded"
                    : "while it played " + heard.checked.get(heard.checked.size() - 1);
            if (!ended) {
                troubles.add(new Trouble(
                        Kind.HANGS,
                        "it was not done after " + limits.time().toSeconds() + " s, " + when
                                + "; look there for a loop without end"));
            } else if (heard.outOfMemory) {
                troubles.add(new Trouble(
                        Kind.OUT_OF_MEMORY, "it wanted more than " + limits.megabytes() + " MB of memory " + when));
            } else {
                troubles.add(new Trouble(
                        Kind.ENDED_EARLY,
                        "it ended the Java machine (exit code " + exit + ") " + when
                                + "; a plugin must not call System.exit"));
            }
        }
        return new Verdict(heard.checked, troubles);
    }

    private List<String> command(Path file) {
        List<String> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> Path.of(each).toAbsolutePath().toString())
                .toList();
        return List.of(
                java.toString(),
                "-Xmx" + limits.megabytes() + "m",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true",
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                String.join(File.pathSeparator, classPath),
                Examination.class.getName(),
                folders.bundled().toAbsolutePath().toString(),
                folders.user().toAbsolutePath().toString(),
                folders.trustFile().toAbsolutePath().toString(),
                apiVersion,
                file.toAbsolutePath().toString(),
                String.valueOf(limits.games()));
    }

    /** What the other machine says. Only lines that begin with a word it was told are its own; a plugin may print, too. */
    private static final class Heard {

        private final String word;
        private final Consumer<String> progress;
        private final List<String> checked = new ArrayList<>();
        private final List<Trouble> troubles = new ArrayList<>();
        private boolean outOfMemory;
        private boolean done;

        Heard(String word, Consumer<String> progress) {
            this.word = word;
            this.progress = progress;
        }

        void from(InputStream in) {
            try (in) {
                byte[] some = new byte[8192];
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                for (int n = in.read(some); n >= 0; n = in.read(some)) {
                    for (int i = 0; i < n; i++) {
                        if (some[i] == '\n') {
                            hear(bytes.toString(StandardCharsets.UTF_8));
                            bytes.reset();
                        } else if (bytes.size() < LONGEST_LINE) {
                            bytes.write(some[i]);
                        }
                    }
                }
            } catch (IOException e) {
                return; // the machine was ended; what was heard counts
            }
        }

        private void hear(String line) {
            if (!line.startsWith(word + " ")) {
                outOfMemory |= line.startsWith(OUT_OF_MEMORY);
                return;
            }
            String[] said = line.substring(word.length() + 1).split(" ", 2);
            String text = said.length > 1 ? said[1].replace('\u001f', '\n') : "";
            if (said[0].equals(Examination.DONE)) {
                done = true;
            } else if (said[0].equals(Examination.PLAYING)) {
                checked.add(text);
                progress.accept(text);
            } else {
                troubles.add(new Trouble(Kind.valueOf(said[0]), text));
            }
        }
    }
}
