package org.polemarch.launcher.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.polemarch.launcher.words.Say;

/** A screen without cursor control: a pipe, a dumb terminal, a test. */
public final class PlainScreen implements TextScreen {

    private static final int WIPE_LINES = 60;

    private final BufferedReader in;
    private final PrintWriter out;
    private List<String> listed = List.of();

    public PlainScreen(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void show(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    @Override
    public void wipe() {
        listed = List.of();
        for (int i = 0; i < WIPE_LINES; i++) {
            out.println();
        }
        out.flush();
    }

    @Override
    public String read(String prompt, List<String> choices) {
        if (!choices.equals(listed)) {
            choices.forEach(out::println); // the same list again would only push away what was just shown
            listed = choices;
        }
        out.print(prompt + "> ");
        out.flush();
        try {
            String line = in.readLine();
            if (line == null) {
                out.println();
                return GONE;
            }
            return line.trim();
        } catch (IOException e) {
            throw new UncheckedIOException(Say.of("cli.input-gone"), e);
        }
    }
}
