package org.polemarch.launcher.cli;

import java.util.function.LongConsumer;
import org.polemarch.launcher.machine.Console;

/** A progress bar on a terminal; in a pipe, nothing. */
record Progress(Console console, String what, long all) implements LongConsumer, AutoCloseable {

    private static final int WIDTH = 40;

    @Override
    public void accept(long done) {
        if (console.terminal() && all > 0) {
            int full = (int) (WIDTH * done / all);
            console.err()
                    .print("\r" + what + " [" + "=".repeat(full) + " ".repeat(WIDTH - full) + "] " + done + "/" + all);
            console.err().flush();
        }
    }

    @Override
    public void close() {
        if (console.terminal()) {
            console.err().print("\r" + " ".repeat(what.length() + WIDTH + 30) + "\r");
            console.err().flush();
        }
    }
}
