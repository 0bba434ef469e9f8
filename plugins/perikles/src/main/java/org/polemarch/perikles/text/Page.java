package org.polemarch.perikles.text;

import java.util.ArrayList;
import java.util.List;

/** Lines of a bounded width. */
final class Page {

    private final int width;
    private final List<String> lines = new ArrayList<>();

    Page(int width) {
        this.width = width;
    }

    List<String> lines() {
        return lines;
    }

    /** A line; what is too long goes on below, indented. */
    void line(String text) {
        String rest = text.stripTrailing();
        while (rest.length() > width) {
            int cut = rest.lastIndexOf(' ', width);
            int at = cut > width / 2 ? cut : width;
            lines.add(rest.substring(0, at).stripTrailing());
            rest = "        " + rest.substring(at).strip();
        }
        lines.add(rest);
    }

    /** A heading with what stands in the columns below it. */
    void rule(String heading, String columns) {
        String head = fit("─ " + heading + " ", Math.max(13, heading.length() + 4));
        String all = head + columns + " ";
        line(all.length() >= width ? all : all + "─".repeat(width - all.length()));
    }

    /** Items separated by commas, broken between items where the line is full. */
    void wrap(String lead, List<String> items) {
        StringBuilder line = new StringBuilder(lead);
        boolean empty = true;
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i < items.size() - 1 ? "," : "");
            if (!empty && line.length() + 1 + item.length() > width) {
                line(line.toString());
                line = new StringBuilder(" ".repeat(lead.length()));
                empty = true;
            }
            line.append(empty ? "" : " ").append(item);
            empty = false;
        }
        line(line.toString());
    }

    /** A text cut or filled to a width. */
    static String fit(String text, int width) {
        if (text.length() > width) {
            return text.substring(0, width - 1) + "…";
        }
        return text + " ".repeat(width - text.length());
    }
}
