package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.machine.Console;

class CountdownTest {

    private final StringWriter err = new StringWriter();
    private final AtomicLong clock = new AtomicLong();

    private Countdown countdown(boolean terminal) {
        Console console = new Console(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                terminal);
        return new Countdown(console, 1_000, clock::get);
    }

    @Test
    void saysHowLongTheRestTakesByTheGamesPlayedNow() {
        try (Countdown countdown = countdown(true)) {
            countdown.accept(400);
            clock.addAndGet(60_000_000_000L);
            countdown.accept(700);
        }
        assertThat(err.toString())
                .contains("] 400/1000   ")
                .contains("] 700/1000, 1 min 0 s left")
                .endsWith(" \r");
    }

    @Test
    void aPipeGetsNothing() {
        try (Countdown countdown = countdown(false)) {
            countdown.accept(5);
        }
        assertThat(err.toString()).isEmpty();
    }
}
