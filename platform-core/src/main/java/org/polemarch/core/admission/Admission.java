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
 * Examines a plugin jar, a variant file, or what is installed: it is loaded and held to the contract in a Java machine of its own.
 * Whatever it does there, and however that machine ends, becomes a line of the verdict. The verdict is noted in the
 * {@link CheckLog}.
 */
public final class Admission {

    /** What a game must not depend on: order of immutable sets, identity hash codes, locale. */
    private static final List<String> ODD = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=3",
            "-Duser.language=tr",
            "-Duser.country=TR");

    /** A machine that ends before these many games are played never uses what it would compile with care. */
    private static final int FEW_GAMES = 2;

    /** How often the time that it may work is waited for by the clock, beyond the first. */
    private static final int PATIENCE = 2;

    private static final Duration LOOK = Duration.ofSeconds(2);

    /** What works less than this between two looks does not work at all. */
    private static final Duration ASLEEP = Duration.ofMillis(20);

    private final PluginFolders folders;
    private final String apiVersion;
    private final Path java;
    private final Limits limits;
    private final long seed;

    /**
     * An admission beside what is installed in these folders.
     *
     * @param java the program that starts a Java machine
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

    /** The program that started this Java machine. */
    public static Path thisJava() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    public Verdict of(Subject subject, Progress progress) {
        return noted(subject, examined(subject, Examination.CHECK, List.of(), progress));
    }

    /** One game of what is examined, as a first opinion; it is not noted. */
    public Verdict briefly(Subject subject) {
        return examined(subject, Examination.BRIEF, List.of(), Progress.NONE);
    }

    /** As {@link #of}, then once more in a machine that differs in what a game must not depend on. */
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

    /** A check that somebody broke off says nothing about the plugin. */
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

    /** Ends it by its handle: the process itself would close its output before that is read to the end. */
    private static void end(Process machine) {
        machine.descendants().forEach(ProcessHandle::destroyForcibly);
        machine.toHandle().destroyForcibly();
    }

    /** Tells the machine the word; one that ended before it listened is known by how it ended. */
    private static void greet(Process machine, String word) {
        try (OutputStream out = machine.getOutputStream()) {
            out.write((word + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return;
        }
    }

    /** Waits for as long as it may work; while a busy machine works for others it is waited for, too, but not while it sleeps. */
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

    /** A machine that ended before the check did: who did what, and when. */
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
