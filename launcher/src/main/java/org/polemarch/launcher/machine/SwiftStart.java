package org.polemarch.launcher.machine;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * Opens the window in a Java machine of its own, with options that a jar cannot ask for. Left to itself, a machine of
 * few cores spends half of the start on compiling with care what is used for a second, and much of the rest on reading
 * and checking classes that the build has read and checked before.
 *
 * <p>What is done here is paid for before the other machine starts: plain loops and {@code concat}, for the first lambda
 * and the first {@code +} cost more than all the rest.
 */
public final class SwiftStart {

    /** The property by which the second machine knows that it is the second. */
    private static final String SECOND = "polemarch.second";

    /** Ten times later than usual: a bot that thinks is there soon, a start never. */
    private static final List<String> CARE_LATER = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:Tier4InvocationThreshold=50000",
            "-XX:Tier4MinInvocationThreshold=6000",
            "-XX:Tier4CompileThreshold=150000",
            "-XX:Tier4BackEdgeThreshold=400000");

    /** Since then Java warns of what JavaFX does with memory, which is no business of a player's. */
    private static final int UNSAFE_WARNED = 24;

    private SwiftStart() {}

    /** Opens the window there and waits until it is closed: the exit code, or none if it is to be opened here. */
    public static OptionalInt window(Home home) {
        String jar = System.getProperty("java.class.path");
        if (isSecond() || !jar.endsWith(".jar") || jar.contains(File.pathSeparator)) {
            return OptionalInt.empty();
        }
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        return isWatched(options) ? OptionalInt.empty() : started(command(home, options, jar));
    }

    static OptionalInt started(List<String> command) {
        try {
            Process window = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new End(window));
            return OptionalInt.of(window.waitFor());
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

    /** In the second machine: what is to be done when the first is gone, even if it had no time to say so. */
    public static void afterTheFirst(Runnable end) {
        if (isSecond()) {
            ProcessHandle.current().parent().ifPresent(first -> {
                CompletableFuture<Void> unused = first.onExit().thenRun(end);
            });
        }
    }

    /** The window closes with the program that opened it. */
    private static final class End extends Thread {

        private final Process window;

        End(Process window) {
            super("end");
            this.window = window;
        }

        @Override
        public void run() {
            window.destroy();
        }
    }

    /** Whether a debugger or the like was asked for: it would be asked for twice. */
    static boolean isWatched(List<String> options) {
        for (String option : options) {
            if (option.startsWith("-agent") || option.startsWith("-javaagent")) {
                return true;
            }
        }
        return false;
    }

    /** What starts the second machine; the options of the first come last, so that they win. */
    static List<String> command(Home home, List<String> options, String jar) {
        List<String> command = new ArrayList<>();
        command.add(Home.java().toString());
        command.addAll(CARE_LATER);
        command.addAll(prepared(home));
        if (Runtime.version().feature() >= UNSAFE_WARNED) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.add("-D".concat(SECOND).concat("=true"));
        command.addAll(options);
        command.add("-jar");
        command.add(jar);
        return command;
    }

    /** What makes a machine take the classes that the build prepared; it keeps quiet if it cannot. */
    public static List<String> prepared(Home home) {
        File classes = home.classes().toFile();
        return classes.exists()
                ? List.of("-XX:SharedArchiveFile=".concat(classes.getPath()), "-Xlog:disable")
                : List.of();
    }
}
