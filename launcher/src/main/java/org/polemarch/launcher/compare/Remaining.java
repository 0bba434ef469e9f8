package org.polemarch.launcher.compare;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Estimates how much longer something takes, from the number of parts done. */
public final class Remaining {

    private static final Duration SOONEST = Duration.ofSeconds(2);

    private final long all;
    private final LongSupplier nanos;
    private long begun;
    private long before = -1;

    public Remaining(long all, LongSupplier nanos) {
        this.all = all;
        this.nanos = nanos;
    }

    /**
     * "1 min 12 s", or nothing while it is too early to say. Parts that were there when it was first asked, such as those of a
     * run that is resumed, say nothing about speed.
     */
    public String after(long done) {
        if (before < 0) {
            before = done;
            begun = nanos.getAsLong();
        }
        long took = nanos.getAsLong() - begun;
        if (done <= before || done >= all || took < SOONEST.toNanos()) {
            return "";
        }
        return spoken(Math.round((double) took / (done - before) * (all - done) / 1e9));
    }

    private static String spoken(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }
}
