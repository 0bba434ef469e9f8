package org.polemarch.api.text;

import java.util.ArrayList;
import java.util.List;

/** Lines for a terminal, broken between words where they are too long. */
public final class Page {

    /** The greatest width of a board. */
    public static final int WIDTH = 100;

    private final List<String> lines = new ArrayList<>();

    public List<String> lines() {
        return lines;
    }

    /** Adds a line; if it is too long, it continues below, after the indent. */
    public Page line(String text, String indent) {
        String rest = text.stripTrailing();
        while (rest.length() > WIDTH) {
            int cut = rest.lastIndexOf(' ', WIDTH);
            int at = cut > indent.length() ? cut : WIDTH;
            lines.add(rest.substring(0, at).stripTrailing());
            rest = indent + rest.substring(at).stripLeading();
        }
        lines.add(rest);
        return this;
    }

    public Page line(String text) {
        return line(text, "        ");
    }

    /** Adds a line with its heading in a separate column. */
    public Page entry(String head, int column, String text) {
        return line(fit(head, column) + text, " ".repeat(column));
    }

    /** Adds items separated by commas, broken between items where a line is full. */
    public Page items(String lead, List<String> items) {
        StringBuilder line = new StringBuilder(lead);
        boolean empty = true;
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i < items.size() - 1 ? "," : "");
            if (!empty && line.length() + 1 + item.length() > WIDTH) {
                line(line.toString());
                line = new StringBuilder(" ".repeat(lead.length()));
                empty = true;
            }
            line.append(empty ? "" : " ").append(item);
            empty = false;
        }
        return line(line.toString());
    }

    /** Adds a heading, with a rule through the rest of the width. */
    public Page rule(String heading) {
        return line("─ " + heading + " " + "─".repeat(Math.max(0, WIDTH - 3 - heading.length())));
    }

    /** A text, cut or padded to a width. */
    public static String fit(String text, int width) {
        return text.length() > width ? text.substring(0, width - 1) + "…" : text + " ".repeat(width - text.length());
    }
}
