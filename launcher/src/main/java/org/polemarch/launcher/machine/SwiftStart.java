package org.polemarch.launcher.machine;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * Runs the program in a Java machine of its own, with options that a jar cannot ask for: the window, and what plays many
 * games. Left to itself, a machine of few cores spends half of the window's start on compiling with care what is used for
 * a second, and much of the rest on reading and checking classes that the build has read and checked before. And one that
 * plays lets its heap grow through ever new memory, which costs more than the play.
 *
 * <p>What is done here is paid for before the other machine starts: plain loops and {@code concat}, for the first lambda
 * and the first {@code +} cost more than all the rest.
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

    /** Room for what a thread that plays throws away: a part of the processor's cache. */
    private static final int ROOM = 16;

    private static final int LARGEST_ROOM = 256;

    /** With more of them, several clear up together. */
    private static final int FEW_PROCESSORS = 2;

    /** From this version on Java warns about how JavaFX uses memory; players can do nothing about that. */
    private static final int UNSAFE_WARNED = 24;

    private SwiftStart() {}

    /** Opens the window there and waits until it closes. Empty if the window must be opened in this JVM. */
    public static OptionalInt window(Home home) {
        List<String> options = options();
        return isWatched(options) ? OptionalInt.empty() : elsewhere(home, CARE_LATER, options);
    }

    /** Does a command that plays many games there: the exit code, or none if it is to be done here. */
    public static OptionalInt play(Home home, String... args) {
        List<String> options = options();
        return !isLong(args) || isWatched(options) || isTuned(options)
                ? OptionalInt.empty()
                : elsewhere(home, forPlay(Runtime.getRuntime().availableProcessors()), options, args);
    }

    /**
     * What play makes lives for one move. So it is thrown away in a small room that stays in the processor's cache, not in ever
     * new parts of a heap that grows. And a game's rules are much code of which little is hot: compiled in pieces as large as Java
     * would choose, they run no faster, and compiling them takes three times as long.
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

    /** The second machine ends with the first. */
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

    /** Whether a command plays so many games that a machine of its own is worth its start. */
    public static boolean isLong(String... args) {
        return args.length > 0 && LONG.contains(args[0]);
    }

    /** Whether somebody chose how the machine works: then it works like that. Our packages choose only what it starts from. */
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
