package org.polemarch.mountford.text;

import java.util.ArrayList;
import java.util.List;

/** Lines of a terminal, broken between words where they grow too long. */
final class Page {

    private static final int WIDTH = 100;

    private final List<String> lines = new ArrayList<>();

    List<String> lines() {
        return lines;
    }

    void rule(String text) {
        lines.add("-- " + text + " " + "-".repeat(Math.max(0, WIDTH - 4 - text.length())));
    }

    /** A line under a heading in a column of its own. */
    void entry(String head, int column, String text) {
        wrap(String.format("%-" + column + "s", head) + text, " ".repeat(column));
    }

    void wrap(String text, String indent) {
        String rest = text.stripTrailing();
        while (rest.length() > WIDTH) {
            int cut = rest.lastIndexOf(' ', WIDTH);
            if (cut <= indent.length()) {
                cut = WIDTH;
            }
            lines.add(rest.substring(0, cut).stripTrailing());
            rest = indent + rest.substring(cut).stripLeading();
        }
        lines.add(rest);
    }
}
