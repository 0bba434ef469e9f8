package org.polemarch.api.text;

import java.util.ArrayList;
import java.util.List;

/** Lines of a terminal, broken between words where they grow too long. */
public final class Page {

    /** How wide a board may be drawn. */
    public static final int WIDTH = 100;

    private final List<String> lines = new ArrayList<>();

    public List<String> lines() {
        return lines;
    }

    /** A line; what is too long goes on below, behind the indent. */
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

    /** A line under a heading that stands in a column of its own. */
    public Page entry(String head, int column, String text) {
        return line(fit(head, column) + text, " ".repeat(column));
    }

    /** Items separated by commas, broken between items where the line is full. */
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

    /** A heading with a line through the rest of the width. */
    public Page rule(String heading) {
        return line("─ " + heading + " " + "─".repeat(Math.max(0, WIDTH - 3 - heading.length())));
    }

    /** A text cut or filled to a width. */
    public static String fit(String text, int width) {
        return text.length() > width ? text.substring(0, width - 1) + "…" : text + " ".repeat(width - text.length());
    }
}
