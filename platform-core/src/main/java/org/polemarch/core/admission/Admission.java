package org.polemarch.core.admission;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.contract.promises.SameGameAgain;
import org.polemarch.core.plugins.CheckLog;
import org.polemarch.core.plugins.PluginFault;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginFolders;

/**
 * Examines a plugin jar, a variant file, or something installed: loads it and holds it to the contract in a separate
 * Java process. Whatever it does there, and however that process ends, becomes a line of the verdict, which is recorded
 * in the {@link CheckLog}.
 */
public final class Admission {

    /** Settings on which a game must not depend: the order of immutable sets, identity hash codes, the locale. */
    private static final List<String> ODD = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=3",
            "-Duser.language=tr",
            "-Duser.country=TR");

    /** In a run of fewer games than this, the JVM never gets to use optimised code. */
    private static final int FEW_GAMES = 2;

    /** How many times its allotted processor time we wait by the clock, after the first. */
    private static final int PATIENCE = 2;

    private static final Duration LOOK = Duration.ofSeconds(2);

    /** A process that has used less processor time than this between two looks is idle. */
    private static final Duration ASLEEP = Duration.ofMillis(20);

    private final PluginFolders folders;
    private final String apiVersion;
    private final Path java;
    private final Limits limits;
    private final long seed;

    /**
     * An admission next to whatever is installed in these folders.
     *
     * @param java the program that starts a Java process
     * @param seed of the first game of each setup
     */
    public Admission(PluginFolders folders, String apiVersion, Path java, Limits limits, long seed) {
        this.folders = folders;
        this.apiVersion = apiVersion;
        this.java = java;
        this.limits = limits;
        this.seed = seed;
    }

    public Admission(PluginFolders folders, String apiVersion, Path java, Limits limits) {
        this(folders, apiVersion, java, limits, 1);
    }

    /** The program that started this Java process. */
    public static Path thisJava() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    public Verdict of(Subject subject, Progress progress) {
        return noted(subject, examined(subject, Examination.CHECK, List.of(), progress));
    }

    /** One game of whatever is examined, as a first opinion; it isn't recorded. */
    public Verdict briefly(Subject subject) {
        return examined(subject, Examination.BRIEF, List.of(), Progress.NONE);
    }

    /**
     * The same as {@link #of}, then once more in a process with different settings, on which a game must not depend.
     */
    public Verdict twice(Subject subject, Progress progress) {
        Verdict here = examined(subject, Examination.CHECK_AND_LINES, List.of(), progress);
        if (!here.admitted()) {
            return noted(subject, here);
        }
        Verdict there = examined(subject, Examination.LINES, ODD, Progress.NONE);
        Optional<Trouble> difference = there.admitted()
                ? SameGameAgain.firstDifference(here.transcripts(), there.transcripts())
                        .map(line -> new Trouble(Kind.BROKEN_PROMISE, new SameGameAgain().name() + ": " + line))
                : Optional.of(there.troubles().get(0));
        return noted(subject, here.with(difference));
    }

    /** A check that somebody cancelled says nothing about the plugin. */
    private Verdict noted(Subject subject, Verdict verdict) {
        if (verdict.troubles().stream().anyMatch(each -> each.kind() == Kind.CANCELLED)) {
            return verdict;
        }
        List<Verdict.Examined> files = new ArrayList<>(verdict.files());
        if (files.isEmpty()) {
            subject.file()
                    .filter(Files::isRegularFile)
                    .ifPresent(
                            file -> files.add(new Verdict.Examined(id(subject).orElse(subject.name()), file)));
        }
        CheckLog log = new CheckLog(folders);
        try {
            files.forEach(each -> log.add(each.file(), verdict.result(each.plugin(), Instant.now())));
        } catch (PluginFault e) {
            List<String> notes = new ArrayList<>(verdict.notes());
            notes.add(e.getMessage());
            return new Verdict(
                    files, verdict.checked(), verdict.results(), notes, verdict.troubles(), verdict.transcripts());
        }
        return verdict;
    }

    private Optional<String> id(Subject subject) {
        return subject.file().flatMap(file -> PluginFolder.idOf(file, apiVersion));
    }

    private Verdict examined(Subject subject, String mode, List<String> options, Progress progress) {
        Heard heard = new Heard(UUID.randomUUID().toString(), progress);
        Process machine = null;
        try {
            machine = new ProcessBuilder(command(subject, mode, options))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            greet(machine, heard.word);
            InputStream said = machine.getInputStream();
            Thread listening = new Thread(() -> heard.from(said), "admission");
            listening.setDaemon(true);
            listening.start();
            boolean ended = ends(machine, limits.time());
            Duration worked = worked(machine);
            end(machine);
            listening.join(TimeUnit.MINUTES.toMillis(1));
            if (!heard.done) {
                heard.troubles.add(
                        early(subject, heard, worked, ended ? Optional.of(machine.exitValue()) : Optional.empty()));
            }
            return heard.verdict();
        } catch (IOException e) {
            return Verdict.of(
                    new Trouble(Kind.CANNOT_LOAD, "a separate Java process could not be started: " + e.getMessage()));
        } catch (InterruptedException e) {
            end(machine);
            Thread.currentThread().interrupt();
            return Verdict.of(new Trouble(Kind.CANCELLED, "the check was cancelled"));
        }
    }

    /** Kills it by its handle: {@code Process.destroy} would close its output before all of it has been read. */
    private static void end(Process machine) {
        machine.descendants().forEach(ProcessHandle::destroyForcibly);
        machine.toHandle().destroyForcibly();
    }

    /** Sends the process its word. If it has already ended, its exit code will say why. */
    private static void greet(Process machine, String word) {
        try (OutputStream out = machine.getOutputStream()) {
            out.write((word + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return;
        }
    }

    /**
     * Waits until its processor time is used up. On a busy computer this takes longer by the clock, but a sleeping
     * process isn't waited for.
     */
    private static boolean ends(Process machine, Duration time) throws InterruptedException {
        if (machine.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
            return true;
        }
        long until = System.nanoTime() + PATIENCE * time.toNanos();
        Duration before = worked(machine);
        while (before.compareTo(time) < 0 && System.nanoTime() < until) {
            if (machine.waitFor(LOOK.toMillis(), TimeUnit.MILLISECONDS)) {
                return true;
            }
            Duration now = worked(machine);
            if (now.minus(before).compareTo(ASLEEP) < 0) {
                return false;
            }
            before = now;
        }
        return false;
    }

    private static Duration worked(Process machine) {
        return machine.info().totalCpuDuration().orElse(Duration.ofDays(1));
    }

    /** A process that ended before the check did: what happened, and during what. */
    private Trouble early(Subject subject, Heard heard, Duration worked, Optional<Integer> exit) {
        boolean another = heard.files.isEmpty()
                && !heard.loading.isEmpty()
                && !id(subject).orElse(subject.name()).equals(heard.loading);
        String who = another ? "plugin '" + heard.loading + "'" : "it";
        String when = heard.doing;
        String remove = another ? "; remove it first: polemarch plugins remove " + heard.loading : "";
        if (exit.isEmpty()) {
            boolean asleep = worked.multipliedBy(2).compareTo(limits.time()) < 0;
            return new Trouble(
                    Kind.HANGS,
                    who + " did not finish within " + limits.time().toSeconds() + " s " + when
                            + (asleep ? " (of which it worked for only " + worked.toSeconds() + " s)" : "")
                            + "; look there for an endless loop" + remove);
        }
        if (heard.outOfMemory) {
            return new Trouble(
                    Kind.OUT_OF_MEMORY,
                    who + " needed more than " + limits.megabytes() + " MB of memory " + when + remove);
        }
        return new Trouble(
                Kind.ENDED_EARLY,
                who + " ended its Java process (exit code " + exit.get() + ") " + when
                        + "; a plugin must not call System.exit" + remove);
    }

    private List<String> command(Subject subject, String mode, List<String> options) {
        List<String> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> Path.of(each).toAbsolutePath().toString())
                .toList();
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                "-Xmx" + limits.megabytes() + "m",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+UseSerialGC",
                "-Djava.awt.headless=true",
                "-Dguice_custom_class_loading=CHILD"));
        if (limits.games() <= FEW_GAMES) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        String patience = System.getProperty("polemarch.patience");
        if (patience != null) {
            command.add("-Dpolemarch.patience=" + patience);
        }
        command.addAll(options);
        command.addAll(List.of(
                "-cp",
                String.join(File.pathSeparator, classPath),
                Examination.class.getName(),
                folders.bundled().toAbsolutePath().toString(),
                folders.user().toAbsolutePath().toString(),
                folders.trustFile().toAbsolutePath().toString(),
                apiVersion,
                mode,
                String.valueOf(limits.games()),
                String.valueOf(limits.rare()),
                String.valueOf(seed),
                subject.file().isPresent() ? "file" : "name",
                subject.file().map(Path::toString).orElse(subject.name())));
        return command;
    }
}
