package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jline.builtins.ScreenTerminal;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

/** A real terminal in memory: what a person sees after each key. */
class TerminalScreenTest {

    private static final int COLUMNS = 60;
    private static final int ROWS = 12;
    private static final List<String> CHOICES =
            List.of("   1  March Attika", "   2  March Megaris", "   3  Sail Myrtoon", "   4  Pass");

    private final Glass glass = new Glass();

    /** The screen of the terminal; every flush is one sight of it. */
    private static final class Glass extends OutputStream {
        private final ScreenTerminal screen = new ScreenTerminal(COLUMNS, ROWS);
        private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
        private final List<List<String>> sights = new ArrayList<>();
        private final CountDownLatch drawn = new CountDownLatch(1);

        @Override
        public synchronized void write(int b) {
            sent.write(b);
        }

        @Override
        public synchronized void flush() {
            if (sent.size() > 0) {
                screen.write(sent.toString(StandardCharsets.UTF_8));
                sent.reset();
                sights.add(lines());
                drawn.countDown();
            }
        }

        private List<String> lines() {
            long[] cells = new long[COLUMNS * ROWS];
            screen.dump(cells, 0, 0, ROWS, COLUMNS, null);
            List<String> lines = new ArrayList<>();
            for (int row = 0; row < ROWS; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < COLUMNS; column++) {
                    int letter = (int) (cells[row * COLUMNS + column] & 0x00ffffff);
                    line.append(letter == 0 ? ' ' : (char) letter);
                }
                if (!line.toString().isBlank()) {
                    lines.add(line.toString().stripTrailing());
                }
            }
            return lines;
        }
    }

    /** Keys that are pressed once something is on the screen. */
    private final class Keyboard extends InputStream {
        private final byte[] keys;
        private int next;

        Keyboard(String keys) {
            this.keys = keys.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() throws IOException {
            try {
                glass.drawn.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            return next < keys.length ? keys[next++] : -1;
        }

        @Override
        public int read(byte[] buffer, int from, int length) throws IOException {
            int key = read();
            if (key < 0) {
                return -1;
            }
            buffer[from] = (byte) key;
            return 1;
        }
    }

    private String type(List<String> choices, String keys) throws IOException {
        try (Terminal terminal =
                new ExternalTerminal("test", "xterm", new Keyboard(keys), glass, StandardCharsets.UTF_8)) {
            terminal.setSize(new Size(COLUMNS, ROWS));
            return new TerminalScreen(terminal).read("Athens", choices);
        }
    }

    @Test
    void theListShrinksAndGrowsWithEveryKey() throws IOException {
        assertThat(type(CHOICES, "sa\u007f\u007fmarch g\r")).isEqualTo("march g");
        assertThat(glass.sights)
                .containsSubsequence(
                        List.of(
                                "   1  March Attika",
                                "   2  March Megaris",
                                "   3  Sail Myrtoon",
                                "   4  Pass",
                                "Athens>"),
                        List.of("   2  March Megaris", "   3  Sail Myrtoon", "   4  Pass", "Athens> s"),
                        List.of("   3  Sail Myrtoon", "Athens> sa"),
                        List.of("   2  March Megaris", "   3  Sail Myrtoon", "   4  Pass", "Athens> s"),
                        List.of(
                                "   1  March Attika",
                                "   2  March Megaris",
                                "   3  Sail Myrtoon",
                                "   4  Pass",
                                "Athens>"),
                        List.of("   1  March Attika", "   2  March Megaris", "Athens> march"),
                        List.of("   2  March Megaris", "Athens> march g"),
                        List.of("Athens> march g"));
    }

    @Test
    void aNumberNarrowsToo() throws IOException {
        assertThat(type(CHOICES, "2\r")).isEqualTo("2");
        assertThat(glass.sights).contains(List.of("   2  March Megaris", "Athens> 2"));
    }

    @Test
    void aListThatDoesNotFitSaysHowMuchIsLeft() throws IOException {
        List<String> many = new ArrayList<>();
        for (int i = 1; i <= 50; i++) {
            many.add(String.format("%4d  Choice %d", i, i));
        }
        type(many, "\r");
        assertThat(glass.sights.get(0)).hasSize(ROWS - 2).contains("   … 42 more: type to narrow");
    }

    @Test
    void lineKillEmptiesTheLine() throws IOException {
        assertThat(type(CHOICES, "march\u0015pass\r")).isEqualTo("pass");
    }

    @Test
    void theInterruptKeyLeaves() throws IOException {
        assertThat(type(CHOICES, "mar\u0003march\r")).isEqualTo(TextScreen.GONE);
    }

    @Test
    void theEndOfInputLeaves() throws IOException {
        assertThat(type(CHOICES, "mar\u0004march\r")).isEqualTo(TextScreen.GONE);
        assertThat(type(CHOICES, "pass")).isEqualTo(TextScreen.GONE);
    }

    @Test
    void aLongLineIsCutWhereTheScreenEnds() throws IOException {
        type(List.of("   1  " + "long ".repeat(30)), "\r");
        assertThat(glass.sights.get(0)).hasSize(2);
        assertThat(glass.sights.get(0).get(0)).endsWith("…");
    }
}
