package org.polemarch.api.ui.map;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/** The properties of a map that a style sheet sets; canvases cannot look up colours by themselves. */
final class MapStyle {

    private static final StyleablePropertyFactory<MapPane> FACTORY =
            new StyleablePropertyFactory<>(Region.getClassCssMetaData());

    private final StyleableProperty<Color> sea;
    private final StyleableProperty<Color> shallows;
    private final StyleableProperty<Color> land;
    private final StyleableProperty<Color> landEdge;
    private final StyleableProperty<Color> coast;
    private final StyleableProperty<Color> line;
    private final StyleableProperty<Color> paper;
    private final StyleableProperty<Color> surround;
    private final StyleableProperty<Number> unit;

    MapStyle(MapPane map, Runnable changed) {
        MapColours start = MapColours.DEFAULT;
        sea = colour(map, "-pm-map-sea", start.sea(), changed);
        shallows = colour(map, "-pm-map-shallows", start.shallows(), changed);
        land = colour(map, "-pm-map-land", start.land(), changed);
        landEdge = colour(map, "-pm-map-land-edge", start.landEdge(), changed);
        coast = colour(map, "-pm-map-coast", start.coast(), changed);
        line = colour(map, "-pm-map-line", start.line(), changed);
        paper = colour(map, "-pm-map-paper", start.paper(), changed);
        surround = colour(map, "-pm-map-surround", start.surround(), changed);
        unit = FACTORY.createStyleableNumberProperty(map, "unit", "-pm-map-unit", pane -> pane.style().unit, 13);
        ((javafx.beans.Observable) unit).addListener(event -> changed.run());
    }

    private static StyleableProperty<Color> colour(MapPane map, String css, Color start, Runnable changed) {
        StyleableProperty<Color> property = FACTORY.createStyleableColorProperty(
                map, css, css, pane -> pane.style().property(css), start);
        ((javafx.beans.Observable) property).addListener(event -> changed.run());
        return property;
    }

    private StyleableProperty<Color> property(String css) {
        return switch (css) {
            case "-pm-map-sea" -> sea;
            case "-pm-map-shallows" -> shallows;
            case "-pm-map-land" -> land;
            case "-pm-map-land-edge" -> landEdge;
            case "-pm-map-coast" -> coast;
            case "-pm-map-line" -> line;
            case "-pm-map-paper" -> paper;
            case "-pm-map-surround" -> surround;
            default -> throw new IllegalArgumentException(css);
        };
    }

    static List<CssMetaData<? extends Styleable, ?>> metaData() {
        return FACTORY.getCssMetaData();
    }

    MapColours colours() {
        return new MapColours(
                sea.getValue(),
                shallows.getValue(),
                land.getValue(),
                landEdge.getValue(),
                coast.getValue(),
                line.getValue(),
                paper.getValue(),
                surround.getValue());
    }

    /** The font size in pixels, of which all sizes on the map are multiples. */
    double unit() {
        return unit.getValue().doubleValue();
    }
}
