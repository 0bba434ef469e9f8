package org.polemarch.launcher.machine;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * Runs the window, and commands that play many games, in a separate JVM with options that a jar can't set. With the
 * defaults on few cores, half of the window's start-up goes into optimising code that is used for a second, and much of
 * the rest into reading and verifying classes that the build has already verified. And when many games are played, the
 * heap keeps growing into new memory, which costs more than the play itself.
 *
 * <p>The work here delays the start of the other JVM, so it uses plain loops and {@code concat}: the first lambda and
 * the first {@code +} would cost more than everything else.
 */
public final class SwiftStart {

    /** Tells the second JVM that it is the second. */
    private static final String SECOND = "polemarch.second";

    /** C2 starts ten times later than usual: start-up never needs it, and a searching bot soon reaches it anyway. */
    private static final List<String> CARE_LATER = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:Tier4InvocationThreshold=50000",
            "-XX:Tier4MinInvocationThreshold=6000",
            "-XX:Tier4CompileThreshold=150000",
            "-XX:Tier4BackEdgeThreshold=400000");

    /** The commands that play many games. */
    private static final List<String> LONG = List.of("simulate", "compare", "experiment", "ladder");

    /** The size of the young generation per playing thread: a part of the processor's cache. */
    private static final int ROOM = 16;

    private static final int LARGEST_ROOM = 256;

    /** With more playing threads than this, several collector threads work together. */
    private static final int FEW_PROCESSORS = 2;

    /** From this version on, Java warns about JavaFX's use of memory, which players can't do anything about. */
    private static final int UNSAFE_WARNED = 24;

    private SwiftStart() {}

    /** Opens the window there and waits until it closes. Empty if the window must be opened in this JVM. */
    public static OptionalInt window(Home home) {
        List<String> options = options();
        return isWatched(options) ? OptionalInt.empty() : elsewhere(home, CARE_LATER, options);
    }

    /** Runs a command that plays many games there. Returns its exit code, or empty if the command should run here. */
    public static OptionalInt play(Home home, String... args) {
        List<String> options = options();
        return !isLong(args) || isWatched(options) || isTuned(options)
                ? OptionalInt.empty()
                : elsewhere(home, forPlay(Runtime.getRuntime().availableProcessors()), options, args);
    }

    /**
     * Objects created during play live for one move, so a small young generation that fits the processor's cache is
     * faster than an ever-growing heap. A game's rules are a lot of code, of which little is hot: with Java's default
     * inlining they run no faster, and compiling them takes three times as long.
     */
    static List<String> forPlay(int processors) {
        return List.of(
                "-XX:+IgnoreUnrecognizedVMOptions",
                processors > FEW_PROCESSORS ? "-XX:+UseParallelGC" : "-XX:+UseSerialGC",
                "-Xmn"
                        .concat(Integer.toString(Math.min(LARGEST_ROOM, ROOM * processors)))
                        .concat("m"),
                "-XX:FreqInlineSize=100",
                "-XX:InlineSmallCode=1000",
                "-Xlog:disable");
    }

    private static List<String> options() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    private static OptionalInt elsewhere(Home home, List<String> ours, List<String> options, String... args) {
        String jar = System.getProperty("java.class.path");
        return isSecond() || !jar.endsWith(".jar") || jar.contains(File.pathSeparator)
                ? OptionalInt.empty()
                : started(command(home, ours, options, jar, args));
    }

    static OptionalInt started(List<String> command) {
        try {
            Process second = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new End(second));
            return OptionalInt.of(second.waitFor());
        } catch (IOException e) {
            return OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.empty();
        }
    }

    private static boolean isSecond() {
        return System.getProperty(SECOND) != null;
    }

    /** In the second JVM: runs this when the first one ends, even if it was killed. */
    public static void afterTheFirst(Runnable end) {
        if (isSecond()) {
            ProcessHandle.current().parent().ifPresent(first -> {
                CompletableFuture<Void> unused = first.onExit().thenRun(end);
            });
        }
    }

    /** The second JVM ends with the first. */
    private static final class End extends Thread {

        private final Process second;

        End(Process second) {
            super("end");
            this.second = second;
        }

        @Override
        public void run() {
            second.destroy();
        }
    }

    /** Whether a command plays enough games for a separate JVM to be worth starting. */
    public static boolean isLong(String... args) {
        return args.length > 0 && LONG.contains(args[0]);
    }

    /**
     * Whether somebody has chosen JVM options, which are then respected. Our packages set only the paths to start from.
     */
    static boolean isTuned(List<String> options) {
        for (String option : options) {
            if (option.startsWith("-X") && !option.startsWith("-Xlog") && !option.startsWith("-XX:SharedArchiveFile")) {
                return true;
            }
        }
        return false;
    }

    /** Whether a debugger or another agent is attached, which would then be started twice. */
    static boolean isWatched(List<String> options) {
        for (String option : options) {
            if (option.startsWith("-agent") || option.startsWith("-javaagent")) {
                return true;
            }
        }
        return false;
    }

    /** The command line of the second JVM; the options of the first come last, so that they win. */
    static List<String> command(Home home, List<String> ours, List<String> options, String jar, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Home.java().toString());
        command.addAll(ours);
        command.addAll(prepared(home));
        if (Runtime.version().feature() >= UNSAFE_WARNED) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.add("-D".concat(SECOND).concat("=true"));
        command.addAll(options);
        command.add("-jar");
        command.add(jar);
        command.addAll(List.of(args));
        return command;
    }

    /** Options that load the class archive of the build; a JVM that can't use it says nothing. */
    public static List<String> prepared(Home home) {
        File classes = home.classes().toFile();
        return classes.exists()
                ? List.of("-XX:SharedArchiveFile=".concat(classes.getPath()), "-Xlog:disable")
                : List.of();
    }
}
