package org.polemarch.core.simulate;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Silence;
import org.polemarch.core.engine.Watchdog;

/** The signs of life of a thread that plays games, and whoever looks after them. */
public final class Pulse {

    /** Only the thread that plays writes; a lazy write costs it next to nothing. */
    private final AtomicLong beats = new AtomicLong();

    private long count;
    private volatile Thread playing;
    private volatile long seed;

    private final Silence silence = new Silence();

    public void begin(long gameSeed) {
        seed = gameSeed;
        playing = Thread.currentThread();
        beat();
    }

    public void beat() {
        beats.lazySet(++count);
    }

    public void end() {
        playing = null;
    }

    /** Throws if the thread has given no sign of life for too long. Called by one other thread, now and then. */
    public void check(Duration patience) {
        Thread thread = playing;
        if (silence.lasts(thread, beats.get(), patience)) {
            throw new RuleFault("in the game of seed " + seed + " " + Watchdog.hangs(thread.getStackTrace(), patience));
        }
    }
}
