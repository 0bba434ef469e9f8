package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.machine.Console;

class ProgressTest {

    private final StringWriter err = new StringWriter();

    private void half(boolean terminal) {
        Console console = new Console(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                terminal);
        try (Progress progress = new Progress(console, "games", 10)) {
            progress.accept(5);
        }
    }

    @Test
    void aTerminalGetsABarThatIsWipedAtTheEnd() {
        half(true);
        assertThat(err.toString())
                .startsWith("\rgames [" + "=".repeat(20) + " ".repeat(20) + "] 5/10")
                .endsWith(" \r");
    }

    @Test
    void aPipeGetsNothing() {
        half(false);
        assertThat(err.toString()).isEmpty();
    }
}
