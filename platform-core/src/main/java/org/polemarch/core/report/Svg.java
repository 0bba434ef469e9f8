package org.polemarch.core.report;

import java.util.Locale;
import java.util.stream.Collectors;
import org.polemarch.core.report.Drawing.Mark;

/** A drawing as text. Colours come from the style sheet by class, so that it turns with the page from light to dark. */
final class Svg {

    private final StringBuilder text = new StringBuilder();

    private Svg() {}

    static String of(Drawing drawing) {
        Svg svg = new Svg();
        svg.text
                .append("<svg viewBox=\"0 0 ")
                .append(number(drawing.width()))
                .append(' ')
                .append(number(drawing.height()))
                .append("\" role=\"img\" aria-label=\"")
                .append(Html.escape(drawing.label()))
                .append("\">");
        drawing.marks().forEach(svg::mark);
        return svg.text.append("</svg>").toString();
    }

    static String number(double value) {
        String plain = String.format(Locale.ROOT, "%.1f", value);
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    private void mark(Mark mark) {
        if (mark instanceof Drawing.Stroke stroke) {
            stroke(stroke);
        } else if (mark instanceof Drawing.Box box) {
            add(
                    "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                    box.style(), box.x(), box.y(), box.width(), box.height());
        } else if (mark instanceof Drawing.Disc disc) {
            add(
                    "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>",
                    disc.style(), disc.x(), disc.y(), disc.radius());
        } else if (mark instanceof Drawing.Words words) {
            add(
                    "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">",
                    words.style(), words.x(), words.y(), words.anchor().name().toLowerCase(Locale.ROOT));
            text.append(Html.escape(words.text())).append("</text>");
        } else if (mark instanceof Drawing.Group group) {
            text.append("<g").append(opacity(group.opacity())).append('>');
            if (!group.title().isEmpty()) {
                text.append("<title>").append(Html.escape(group.title())).append("</title>");
            }
            group.marks().forEach(this::mark);
            text.append("</g>");
        } else {
            text.append("<use href=\"#land\"/>");
        }
    }

    private void stroke(Drawing.Stroke stroke) {
        text.append("<path class=\"")
                .append(stroke.style())
                .append("\" d=\"")
                .append(stroke.d())
                .append('"')
                .append(opacity(stroke.opacity()));
        if (!stroke.dashes().isEmpty()) {
            text.append(" stroke-dasharray=\"")
                    .append(stroke.dashes().stream().map(Svg::number).collect(Collectors.joining(" ")))
                    .append('"');
        }
        text.append("/>");
    }

    private static String opacity(double opacity) {
        return opacity == 1 ? "" : String.format(Locale.ROOT, " opacity=\"%.2f\"", opacity);
    }

    private void add(String form, Object... parts) {
        text.append(String.format(Locale.ROOT, form, parts));
    }
}
