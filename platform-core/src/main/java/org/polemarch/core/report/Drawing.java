package org.polemarch.core.report;

import java.util.List;
import java.util.Objects;

/**
 * A picture as data. It names styles and no colours: a browser or a window that draws it has light ones and dark ones.
 *
 * @param label what a screen reader says
 */
public record Drawing(double width, double height, String label, List<Mark> marks) {

    public Drawing {
        Objects.requireNonNull(label);
        marks = List.copyOf(marks);
    }

    /** One thing that is drawn; styles are words parted by spaces. */
    public sealed interface Mark {}

    /**
     * A path.
     *
     * @param d in the language of SVG, with M, L, l, H, V and Z only
     * @param dashes lengths of strokes and gaps; empty for what the style says
     */
    public record Stroke(String style, String d, double opacity, List<Double> dashes) implements Mark {
        public Stroke {
            dashes = List.copyOf(dashes);
        }
    }

    public record Box(String style, double x, double y, double width, double height) implements Mark {}

    public record Disc(String style, double x, double y, double radius) implements Mark {}

    /** The alignment of a text relative to its point. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    public record Words(String style, double x, double y, Anchor anchor, String text) implements Mark {}

    /** The real coastline, in the coordinates of a small map. Its path is long and the same in every map. */
    public record Land() implements Mark {

        public static String path() {
            return Coastline.path();
        }
    }

    /**
     * Things that belong together.
     *
     * @param title what is said when somebody points at them
     */
    public record Group(String title, double opacity, List<Mark> marks) implements Mark {
        public Group {
            marks = List.copyOf(marks);
        }
    }
}
