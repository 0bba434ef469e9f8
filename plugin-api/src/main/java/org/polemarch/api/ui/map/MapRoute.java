package org.polemarch.api.ui.map;

import java.util.List;
import java.util.Objects;
import javafx.scene.paint.Color;

/** A route drawn on top of the paths: the last move, a planned march, a line of supply. */
public record MapRoute(List<String> places, Color colour, boolean arrow, boolean dashed) {
    public MapRoute {
        places = List.copyOf(places);
        Objects.requireNonNull(colour);
    }

    public static MapRoute of(List<String> places, Color colour) {
        return new MapRoute(places, colour, true, false);
    }
}
