package org.polemarch.launcher.window.table;

import java.util.concurrent.TimeUnit;

/** While bots move faster than anybody can look, the table is shown now and then. */
final class Glimpses {

    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(400);

    private long last = System.nanoTime();

    boolean due() {
        long now = System.nanoTime();
        if (now - last < BETWEEN) {
            return false;
        }
        last = now;
        return true;
    }
}
