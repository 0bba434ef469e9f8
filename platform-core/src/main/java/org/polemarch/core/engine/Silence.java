package org.polemarch.core.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * How long a thread has shown no sign of life. Time for which the computer was busy with other work doesn't count, so
 * that a slow computer isn't mistaken for an endless loop. One thread checks now and then.
 */
public final class Silence {

    private final Clock clock;
    private Thread watched;
    private long beat;
    private long since;
    private boolean measuring;
    private long last;
    private long cpu;
    private long spent;

    /**
     * When it last used the processor. A thread that waits for a file or the network appears to be running, but uses no
     * processor time.
     */
    private long used;

    public Silence() {
        this(new RealClock());
    }

    Silence(Clock clock) {
        this.clock = clock;
    }

    /**
     * Whether the thread has been silent for longer than that.
     *
     * @param latest its last sign of life; any other number than before is a new one
     */
    public boolean lasts(Thread thread, long latest, Duration patience) {
        long now = clock.now();
        if (thread == null || thread != watched || latest != beat) {
            watched = thread;
            beat = latest;
            since = now;
            measuring = false;
            return false;
        }
        long half = patience.toNanos() / 2; // nearly all work is done by then, and costs no measuring
        if (now - since <= half) {
            return false;
        }
        if (!measuring) {
            measuring = true;
            spent = 0;
            used = now;
        } else {
            spent += worked(thread, now - last);
            used = clock.cpu(thread) == cpu ? used : now;
        }
        last = now;
        cpu = clock.cpu(thread);
        return spent > half || now - used > patience.toNanos();
    }

    private long worked(Thread thread, long elapsed) {
        long worked = clock.cpu(thread) - cpu;
        return clock.couldWork(thread) && cpu >= 0 && worked >= 0 ? Math.min(worked, elapsed) : elapsed;
    }

    /** What is known about threads and time. */
    interface Clock {
        long now();

        /** The processor time of a thread in nanoseconds; -1 if it is not known. */
        long cpu(Thread thread);

        /** Whether it works, or would if the machine let it. */
        boolean couldWork(Thread thread);
    }

    private static final class RealClock implements Clock {

        @Override
        public long now() {
            return System.nanoTime();
        }

        @Override
        public long cpu(Thread thread) {
            return Threads.BEAN.isThreadCpuTimeSupported() ? Threads.BEAN.getThreadCpuTime(thread.getId()) : -1;
        }

        @Override
        public boolean couldWork(Thread thread) {
            return thread.getState() == Thread.State.RUNNABLE;
        }
    }

    /** Asked for when something has been silent for long, so that no start of the program pays for it. */
    private static final class Threads {
        static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();

        private Threads() {}
    }
}
