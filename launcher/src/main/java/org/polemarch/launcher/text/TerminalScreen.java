package org.polemarch.launcher.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.polemarch.launcher.words.Plain;
import org.polemarch.launcher.words.Say;

public final class TerminalScreen implements TextScreen {

    private static final int CTRL_C = 3;
    private static final int CTRL_D = 4;
    private static final int CTRL_U = 21;
    private static final int ESCAPE = 27;
    private static final int BACKSPACE = 8;
    private static final int DELETE = 127;
    private static final long ESCAPE_WAIT_MILLIS = 20;

    private final Terminal terminal;

    public TerminalScreen(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void show(List<String> lines) {
        lines.forEach(line -> terminal.writer().println(Plain.text(line)));
        terminal.flush();
    }

    @Override
    public void wipe() {
        terminal.puts(Capability.clear_screen);
        terminal.flush();
    }

    @Override
    public String read(String prompt, List<String> choices) {
        Attributes before = rawMode();
        Display display = new Display(terminal, false);
        StringBuilder typed = new StringBuilder();
        try {
            while (true) {
                draw(display, prompt, choices, typed.toString());
                int key = terminal.reader().read();
                if (key == '\r' || key == '\n') {
                    return typed.toString().trim();
                } else if (key < 0 || key == CTRL_C || key == CTRL_D) {
                    return GONE;
                } else if (key == CTRL_U) {
                    typed.setLength(0);
                } else if (key == BACKSPACE || key == DELETE) {
                    typed.setLength(Math.max(0, typed.length() - 1));
                } else if (key == ESCAPE) {
                    skipSequence();
                } else if (key >= ' ') {
                    typed.append((char) key);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(Say.of("cli.terminal-gone"), e);
        } finally {
            display.update(List.of(), 0);
            terminal.setAttributes(before);
            terminal.writer().println(Plain.line(prompt) + "> " + typed);
            terminal.flush();
        }
    }

    /**
     * Every key arrives here, including the one that would end the program and leave the terminal in its present state.
     */
    private Attributes rawMode() {
        Attributes before = terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        raw.setLocalFlag(LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        return before;
    }

    /** Arrow and function keys mean nothing here; what they send is swallowed. */
    private void skipSequence() throws IOException {
        while (terminal.reader().peek(ESCAPE_WAIT_MILLIS) >= 0) {
            terminal.reader().read();
        }
    }

    private void draw(Display display, String prompt, List<String> choices, String typed) {
        int rows = Math.max(6, terminal.getHeight());
        int columns = Math.max(40, terminal.getWidth());
        display.resize(rows, columns);
        List<Integer> fitting = ChoiceFilter.shown(choices, typed);
        int room = Math.min(fitting.size(), rows - 4);
        List<AttributedString> lines = new ArrayList<>();
        for (int i = 0; i < room; i++) {
            lines.add(cut(choices.get(fitting.get(i)), columns));
        }
        if (fitting.size() > room) {
            lines.add(new AttributedString(
                    "   " + Say.of("text.narrow", fitting.size() - room), AttributedStyle.DEFAULT.faint()));
        }
        String line = Plain.line(prompt) + "> " + typed;
        lines.add(new AttributedString(line, AttributedStyle.BOLD));
        display.update(lines, (lines.size() - 1) * (columns + 1) + Math.min(line.length(), columns));
    }

    private static AttributedString cut(String choice, int columns) {
        String line = Plain.line(choice);
        return new AttributedString(line.length() < columns ? line : line.substring(0, columns - 2) + "…");
    }
}
