package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;

/** The main map and its insets: which of them shows a point, and how large what stands on it is drawn. */
final class MapSheets {

    /** How much of the growth of the map its symbols follow, and how far. */
    private static final double ZOOM_GROWTH = 0.4;

    private static final double MOST_ZOOM_GROWTH = 1.9;
    private static final double MOST_WIDTH_GROWTH = 1.8;

    final MapSheet main;
    final MapView view;
    final List<MapInset> insets = new ArrayList<>();
    private double symbolSize = 1;
    private double usualWidth;

    MapSheets(GeoBounds bounds) {
        main = new MapSheet(bounds);
        view = new MapView(main.projection);
    }

    /** All of them, the main map first. */
    List<MapSheet> all() {
        List<MapSheet> sheets = new ArrayList<>(List.of(main));
        insets.forEach(inset -> sheets.add(inset.sheet));
        return sheets;
    }

    /** The sheet that shows a point: an inset if there is one for it. */
    MapSheet of(LatLon point) {
        for (MapInset inset : insets) {
            if (inset.sheet.projection.bounds().contains(point)) {
                return inset.sheet;
            }
        }
        return main;
    }

    /** Symbols of that size when the whole map is shown so many lines of text wide; 0 if its width does not matter. */
    void symbols(double size, double lines) {
        symbolSize = size;
        usualWidth = lines;
    }

    /** How much larger than their CSS size symbols are drawn now. */
    double growth(MapSheet sheet, double unit) {
        double size = symbolSize * widthGrowth(unit);
        return sheet == main ? size * Math.min(MOST_ZOOM_GROWTH, Math.pow(view.zoom(), ZOOM_GROWTH)) : size;
    }

    private double widthGrowth(double unit) {
        double width = usualWidth == 0 ? 1 : main.fitting() * main.projection.width() / (unit * usualWidth);
        return Math.max(1, Math.min(MOST_WIDTH_GROWTH, Math.sqrt(width)));
    }

    /** Gives every sheet its place in a map of that size. */
    void arrange(double width, double height, double unit) {
        main.resizeRelocate(0, 0, width, height);
        main.look(main.fitting() * view.zoom(), view.middleX(), view.middleY());
        insets.forEach(inset -> inset.arrange(width, height, unit));
    }
}
