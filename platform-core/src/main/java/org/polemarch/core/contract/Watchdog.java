package org.polemarch.core.contract;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Runs work in a thread of its own and notices when it no longer gives a sign of life. */
final class Watchdog {

    /** How the work ended. */
    enum Verdict {
        DONE,
        HANGS,
        INTERRUPTED
    }

    private static final long GLANCE = 20;

    private final Duration patience;
    private final BooleanSupplier interrupted;
    private volatile long lastBeat;
    private volatile StackTraceElement[] stack = {};

    Watchdog(Duration patience, BooleanSupplier interrupted) {
        this.patience = patience;
        this.interrupted = interrupted;
    }

    /** A sign of life of the work. */
    void beat() {
        lastBeat = System.nanoTime();
        if (Thread.interrupted()) {
            throw new GivenUp();
        }
    }

    /** Where the work hung. */
    StackTraceElement[] stack() {
        return stack;
    }

    Verdict watch(Runnable work) {
        lastBeat = System.nanoTime();
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (GivenUp e) {
                        // Nobody waits any longer.
                    }
                },
                "contract check");
        thread.setDaemon(true);
        thread.start();
        try {
            while (thread.isAlive()) {
                thread.join(GLANCE);
                if (interrupted.getAsBoolean()) {
                    thread.interrupt();
                    return Verdict.INTERRUPTED;
                }
                long silent = System.nanoTime() - lastBeat;
                if (thread.isAlive() && silent > patience.toNanos()) {
                    stack = thread.getStackTrace();
                    thread.interrupt();
                    return Verdict.HANGS;
                }
            }
            return Verdict.DONE;
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            return Verdict.INTERRUPTED;
        }
    }

    /** Ends work that nobody waits for; no game may catch it. */
    private static final class GivenUp extends Error {
        GivenUp() {
            super("the check was given up", null, false, false);
        }
    }
}
