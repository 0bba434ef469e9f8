package org.polemarch.launcher.cli;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.polemarch.launcher.compare.Remaining;
import org.polemarch.launcher.machine.Console;

/** A progress bar with the time that remains on a terminal; in a pipe, nothing. */
final class Countdown implements LongConsumer, AutoCloseable {

    private static final int WIDTH = 30;
    private static final int LINE = 79;

    private final Console console;
    private final long all;
    private final Remaining remaining;

    Countdown(Console console, long all, LongSupplier nanos) {
        this.console = console;
        this.all = all;
        this.remaining = new Remaining(all, nanos);
    }

    @Override
    public void accept(long done) {
        String left = remaining.after(done);
        if (console.terminal() && all > 0) {
            int full = (int) (WIDTH * done / all);
            String line = "games [" + "=".repeat(full) + " ".repeat(WIDTH - full) + "] " + done + "/" + all
                    + (left.isEmpty() ? "" : ", " + left + " left");
            console.err().print("\r" + line + " ".repeat(Math.max(0, LINE - line.length())));
            console.err().flush();
        }
    }

    @Override
    public void close() {
        if (console.terminal()) {
            console.err().print("\r" + " ".repeat(LINE) + "\r");
            console.err().flush();
        }
    }
}
