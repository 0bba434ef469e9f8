package org.polemarch.core.engine;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Runs work in a separate thread and notices when it stops showing signs of life. */
public final class Watchdog {

    public enum Verdict {
        DONE,
        HANGS,
        INTERRUPTED
    }

    private static final String SECONDS = "polemarch.patience";
    private static final long USUAL_SECONDS = 10;
    private static final long GLANCE = 20;

    private final Duration patience;
    private final BooleanSupplier interrupted;
    private volatile long lastBeat;
    private volatile StackTraceElement[] stack = {};

    public Watchdog(Duration patience, BooleanSupplier interrupted) {
        this.patience = patience;
        this.interrupted = interrupted;
    }

    /** How long a rule may work; a slow machine may be given more by the system property {@code polemarch.patience}. */
    public static Duration usualPatience() {
        return Duration.ofSeconds(Long.getLong(SECONDS, USUAL_SECONDS));
    }

    /**
     * Does work that calls a game, and abandons it if the game doesn't return. The thread can't be stopped, so the work
     * must not share anything with the caller that is used afterwards.
     *
     * @param work receives the watchdog, to which it signals progress where it may take long
     */
    public static <T> T call(Function<Watchdog, T> work) {
        Watchdog dog = new Watchdog(usualPatience(), () -> false);
        AtomicReference<T> result = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Verdict verdict = dog.watch(() -> {
            try {
                result.set(work.apply(dog));
            } catch (RuntimeException | Error e) {
                failure.set(e);
            }
        });
        if (verdict == Verdict.INTERRUPTED) {
            throw new CancellationException("interrupted");
        }
        if (verdict == Verdict.HANGS) {
            throw new RuleFault(dog.hangs());
        }
        if (failure.get() instanceof RuntimeException e) {
            throw e;
        }
        if (failure.get() instanceof Error e) {
            throw e;
        }
        return result.get();
    }

    /** A sign of life of the work. */
    public void beat() {
        lastBeat = System.nanoTime();
        if (Thread.interrupted()) {
            throw new GivenUp();
        }
    }

    /** Where the work hung, in one line. */
    public String hangs() {
        return hangs(stack, patience);
    }

    /** Where a thread hangs, in one line that names the game's own code. */
    public static String hangs(StackTraceElement[] stack, Duration patience) {
        String where = OwnCode.in(stack)
                .map(at -> at.getClassName() + "." + at.getMethodName() + " (line " + at.getLineNumber() + ")")
                .orElse("the game");
        return where + " did not return within " + patience.toSeconds() + " s; look there for an endless loop";
    }

    /** Runs the work and waits for it as long as it shows signs of life. */
    public Verdict watch(Runnable work) {
        lastBeat = System.nanoTime();
        Silence silence = new Silence();
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (GivenUp e) {
                        // Nobody is waiting any longer.
                    }
                },
                "watched");
        thread.setDaemon(true);
        thread.start();
        try {
            while (thread.isAlive()) {
                thread.join(GLANCE);
                if (interrupted.getAsBoolean()) {
                    thread.interrupt();
                    return Verdict.INTERRUPTED;
                }
                if (silence.lasts(thread, lastBeat, patience) && thread.isAlive()) {
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

    /** Ends abandoned work; no game may catch it. */
    private static final class GivenUp extends Error {
        GivenUp() {
            super("nobody waits any longer", null, false, false);
        }
    }
}
