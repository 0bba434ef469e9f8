package org.polemarch.api.ui.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/** The properties of a map that a style sheet sets; canvases can't look up colours themselves. */
final class MapStyle {

    private static final StyleablePropertyFactory<MapPane> FACTORY =
            new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    private final Map<String, StyleableProperty<Color>> colours = new HashMap<>();
    private final StyleableProperty<Number> unit;

    MapStyle(MapPane map, Runnable changed) {
        MapColours start = MapColours.DEFAULT;
        add(map, "sea", start.sea(), changed);
        add(map, "shallows", start.shallows(), changed);
        add(map, "land", start.land(), changed);
        add(map, "land-edge", start.landEdge(), changed);
        add(map, "coast", start.coast(), changed);
        add(map, "line", start.line(), changed);
        add(map, "paper", start.paper(), changed);
        add(map, "surround", start.surround(), changed);
        unit = FACTORY.createStyleableNumberProperty(map, "unit", "-pm-map-unit", pane -> pane.style().unit, 13);
        ((javafx.beans.Observable) unit).addListener(event -> changed.run());
    }

    private void add(MapPane map, String name, Color start, Runnable changed) {
        String css = "-pm-map-" + name;
        StyleableProperty<Color> property = FACTORY.createStyleableColorProperty(
                map, css, css, pane -> pane.style().colours.get(name), start);
        ((javafx.beans.Observable) property).addListener(event -> changed.run());
        colours.put(name, property);
    }

    static List<CssMetaData<? extends Styleable, ?>> metaData() {
        return FACTORY.getCssMetaData();
    }

    MapColours colours() {
        return new MapColours(
                colour("sea"),
                colour("shallows"),
                colour("land"),
                colour("land-edge"),
                colour("coast"),
                colour("line"),
                colour("paper"),
                colour("surround"));
    }

    private Color colour(String name) {
        return colours.get(name).getValue();
    }

    /** The font size in pixels, of which all sizes on the map are multiples. */
    double unit() {
        return unit.getValue().doubleValue();
    }
}
