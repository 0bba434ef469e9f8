package org.polemarch.launcher.machine;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import org.polemarch.launcher.words.Say;

/**
 * Says who ended the program if it wasn't the program itself. Nothing can stop a plugin from calling {@code
 * System.exit}, but that must not look as if the player's command had succeeded.
 */
public final class ExitGuard {

    private static final int FAILED = 1;
    private static final String OURS = "org.polemarch.launcher.";
    private static final long HOOKS_MILLIS = 5000;

    private static volatile int code = FAILED;

    private ExitGuard() {}

    public static void watch(PrintWriter err) {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            culprit(Thread.getAllStackTraces().values()).ifPresent(at -> halt(err, line(at), FAILED));
                            haltIfSomebodyElseDoesNotEnd(err);
                        },
                        "exit guard"));
    }

    /** Ends the program, whatever a plugin has put in the way. */
    public static void exit(int withCode) {
        code = withCode;
        System.exit(withCode);
    }

    /** Java waits for every shutdown hook, a plugin's too, and takes no second Ctrl+C meanwhile. */
    private static void haltIfSomebodyElseDoesNotEnd(PrintWriter err) {
        Thread last = new Thread(
                () -> {
                    try {
                        Thread.sleep(HOOKS_MILLIS);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    halt(err, Say.of("exit.hook"), code);
                },
                "exit guard, at last");
        last.setDaemon(true);
        last.start();
    }

    private static void halt(PrintWriter err, String line, int withCode) {
        err.println("polemarch: " + line);
        err.flush();
        Runtime.getRuntime().halt(withCode);
    }

    static String line(StackTraceElement at) {
        return "a plugin ended the program: " + at.getClassName() + "." + at.getMethodName() + " (line "
                + at.getLineNumber() + ") calls System.exit; find out which: polemarch plugins doctor";
    }

    /** Who called {@code System.exit}; nobody did if the program was interrupted from outside. */
    static Optional<StackTraceElement> culprit(Collection<StackTraceElement[]> stacks) {
        for (StackTraceElement[] stack : stacks) {
            boolean exiting = false;
            for (StackTraceElement each : stack) {
                boolean isExit = each.getMethodName().equals("exit")
                        && (each.getClassName().equals("java.lang.Runtime")
                                || each.getClassName().equals("java.lang.System"));
                if (exiting && !isExit) {
                    return each.getClassName().startsWith(OURS) ? Optional.empty() : Optional.of(each);
                }
                exiting |= isExit;
            }
        }
        return Optional.empty();
    }
}
