package org.polemarch.core.report;

import java.util.Locale;

/** A drawing as text. Colours come from the style sheet by class, so that it turns with the page from light to dark. */
final class Svg {

    private final StringBuilder text = new StringBuilder();

    Svg(double width, double height, String label) {
        text.append("<svg viewBox=\"0 0 ")
                .append(number(width))
                .append(' ')
                .append(number(height))
                .append("\" role=\"img\" aria-label=\"")
                .append(Html.escape(label))
                .append("\">");
    }

    static String number(double value) {
        String plain = String.format(Locale.ROOT, "%.1f", value);
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    Svg line(String style, double x1, double y1, double x2, double y2) {
        return path(style, "M" + number(x1) + " " + number(y1) + "L" + number(x2) + " " + number(y2));
    }

    Svg path(String style, String d) {
        text.append("<path class=\"").append(style).append("\" d=\"").append(d).append("\"/>");
        return this;
    }

    Svg path(String style, String d, String attributes) {
        text.append("<path class=\"")
                .append(style)
                .append("\" d=\"")
                .append(d)
                .append("\" ")
                .append(attributes)
                .append("/>");
        return this;
    }

    Svg rect(String style, double x, double y, double width, double height) {
        text.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                style,
                x,
                y,
                Math.max(0, width),
                height));
        return this;
    }

    Svg circle(String style, double x, double y, double radius) {
        text.append(String.format(
                Locale.ROOT, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", style, x, y, radius));
        return this;
    }

    /** @param anchor start, middle or end */
    Svg text(String style, double x, double y, String anchor, String words) {
        text.append(String.format(
                        Locale.ROOT,
                        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">",
                        style,
                        x,
                        y,
                        anchor))
                .append(Html.escape(words))
                .append("</text>");
        return this;
    }

    Svg raw(String markup) {
        text.append(markup);
        return this;
    }

    String end() {
        return text + "</svg>";
    }
}
