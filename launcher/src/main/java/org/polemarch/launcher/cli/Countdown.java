package org.polemarch.launcher.cli;

import java.time.Duration;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.polemarch.launcher.machine.Console;

/** A progress bar with the time that remains on a terminal; in a pipe, nothing. */
final class Countdown implements LongConsumer, AutoCloseable {

    private static final int WIDTH = 30;
    private static final int LINE = 79;
    private static final Duration SOONEST = Duration.ofSeconds(2);

    private final Console console;
    private final long all;
    private final LongSupplier nanos;
    private long begun;
    private long before = -1;

    Countdown(Console console, long all, LongSupplier nanos) {
        this.console = console;
        this.all = all;
        this.nanos = nanos;
    }

    /** Games that were there when it was first told, such as those of a run that is resumed, say nothing about speed. */
    @Override
    public void accept(long done) {
        if (before < 0) {
            before = done;
            begun = nanos.getAsLong();
        }
        if (console.terminal() && all > 0) {
            int full = (int) (WIDTH * done / all);
            String line =
                    "games [" + "=".repeat(full) + " ".repeat(WIDTH - full) + "] " + done + "/" + all + left(done);
            console.err().print("\r" + line + " ".repeat(Math.max(0, LINE - line.length())));
            console.err().flush();
        }
    }

    private String left(long done) {
        long took = nanos.getAsLong() - begun;
        if (done <= before || done >= all || took < SOONEST.toNanos()) {
            return "";
        }
        long seconds = Math.round((double) took / (done - before) * (all - done) / 1e9);
        return ", " + (seconds < 60 ? seconds + " s" : spoken(seconds)) + " left";
    }

    private static String spoken(long seconds) {
        return seconds < 3600
                ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    @Override
    public void close() {
        if (console.terminal()) {
            console.err().print("\r" + " ".repeat(LINE) + "\r");
            console.err().flush();
        }
    }
}
