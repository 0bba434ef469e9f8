package org.polemarch.api.ui.map;

import java.util.Objects;
import javafx.scene.paint.Color;

/** How a path looks; its width is in hundredths of the font size. Styles differ by line as well as by colour. */
public record PathStyle(Line line, Color colour, double width, Mark mark) {

    public enum Line {
        SOLID,
        DASHED,
        DOTTED,
        DASH_DOT,
        DOUBLE,
        /** A solid line with cross ticks. */
        TICKED
    }

    public enum Mark {
        NONE,
        /** A mountain pass: two facing brackets. */
        PASS,
        /** An isthmus or haul way: two bars across. */
        ISTHMUS,
        /** A strait or ferry: a small wave. */
        STRAIT,
        /** A base is needed: a small tower. */
        BASE
    }

    public static final PathStyle LAND = new PathStyle(Line.SOLID, Color.web("#7a5230"), 16, Mark.NONE);
    public static final PathStyle SEA = new PathStyle(Line.DASHED, Color.web("#2e5f86"), 13, Mark.NONE);

    public PathStyle {
        Objects.requireNonNull(line);
        Objects.requireNonNull(colour);
        Objects.requireNonNull(mark);
    }

    public PathStyle lined(Line other) {
        return new PathStyle(other, colour, width, mark);
    }

    public PathStyle coloured(Color other) {
        return new PathStyle(line, other, width, mark);
    }

    public PathStyle wide(double other) {
        return new PathStyle(line, colour, other, mark);
    }

    public PathStyle marked(Mark other) {
        return new PathStyle(line, colour, width, other);
    }
}
