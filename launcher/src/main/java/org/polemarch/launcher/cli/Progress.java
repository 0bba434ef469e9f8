package org.polemarch.launcher.cli;

import java.util.function.LongConsumer;
import org.polemarch.launcher.machine.Console;

/** A progress bar on a terminal; in a pipe, nothing. */
final class Progress implements LongConsumer, AutoCloseable {

    private static final int WIDTH = 40;

    private final Console console;
    private final String what;
    private final long all;

    Progress(Console console, String what, long all) {
        this.console = console;
        this.what = what;
        this.all = all;
    }

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
