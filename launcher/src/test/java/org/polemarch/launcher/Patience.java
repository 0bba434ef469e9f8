package org.polemarch.launcher;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * How long a test waits for what must happen: two minutes of a machine that has time for it. Where the machine also works for
 * others, a second counts by the share it leaves us, so that no test fails because something else is running.
 */
public final class Patience {

    private static final long LIMIT = TimeUnit.MINUTES.toNanos(2);
    private static final long GLANCE = TimeUnit.MILLISECONDS.toNanos(5);

    private long last = System.nanoTime();
    private long spent;

    /** Whether it was waited for long enough. */
    public boolean isOver() {
        long now = System.nanoTime();
        spent += (long) ((now - last) / crowd());
        last = now;
        return spent > LIMIT;
    }

    /** How many want a processor for each there is; not known everywhere. */
    private static double crowd() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return Math.max(1, load / Runtime.getRuntime().availableProcessors());
    }

    /** Waits until something is so; whether it came to be. */
    public static boolean until(Callable<Boolean> condition) {
        Patience patience = new Patience();
        try {
            while (!condition.call()) {
                if (patience.isOver()) {
                    return false;
                }
                LockSupport.parkNanos(GLANCE);
            }
            return true;
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
