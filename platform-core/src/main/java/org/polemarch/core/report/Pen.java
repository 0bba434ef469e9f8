package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.report.Drawing.Anchor;

/** Draws. */
final class Pen {

    private final List<Drawing.Mark> marks = new ArrayList<>();

    Pen line(String style, double x1, double y1, double x2, double y2) {
        return path(style, "M" + Svg.number(x1) + " " + Svg.number(y1) + "L" + Svg.number(x2) + " " + Svg.number(y2));
    }

    Pen path(String style, String d) {
        return path(style, d, 1, List.of());
    }

    Pen path(String style, String d, double opacity, List<Double> dashes) {
        if (!d.isEmpty()) {
            marks.add(new Drawing.Stroke(style, d, opacity, dashes));
        }
        return this;
    }

    Pen rect(String style, double x, double y, double width, double height) {
        marks.add(new Drawing.Box(style, x, y, Math.max(0, width), height));
        return this;
    }

    Pen circle(String style, double x, double y, double radius) {
        marks.add(new Drawing.Disc(style, x, y, radius));
        return this;
    }

    Pen text(String style, double x, double y, Anchor anchor, String words) {
        marks.add(new Drawing.Words(style, x, y, anchor, words));
        return this;
    }

    Pen land() {
        marks.add(new Drawing.Land());
        return this;
    }

    Pen group(String title, double opacity, Pen drawn) {
        marks.add(new Drawing.Group(title, opacity, drawn.marks));
        return this;
    }

    Drawing drawing(double width, double height, String label) {
        return new Drawing(width, height, label, marks);
    }
}
