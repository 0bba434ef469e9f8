package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;

/** The main map and its insets. It knows which of them shows a point, and at what size symbols are drawn there. */
final class MapSheets {

    /** How much of the map's growth the symbols follow, and up to what limit. */
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

    /** Sets the size of symbols when the whole map is this many lines of text wide; 0 if the width doesn't matter. */
    void symbols(double size, double lines) {
        symbolSize = size;
        usualWidth = lines;
    }

    /** How much larger than their CSS size the symbols are drawn now. */
    double growth(MapSheet sheet, double unit) {
        double size = symbolSize * widthGrowth(unit);
        return sheet == main ? size * Math.min(MOST_ZOOM_GROWTH, Math.pow(view.zoom(), ZOOM_GROWTH)) : size;
    }

    private double widthGrowth(double unit) {
        double width = usualWidth == 0 ? 1 : main.fitting() * main.projection.width() / (unit * usualWidth);
        return Math.max(1, Math.min(MOST_WIDTH_GROWTH, Math.sqrt(width)));
    }

    /** Gives every sheet its place in a map of this size. */
    void arrange(double width, double height, double unit) {
        main.resizeRelocate(0, 0, width, height);
        main.look(main.fitting() * view.zoom(), view.middleX(), view.middleY());
        insets.forEach(inset -> inset.arrange(width, height, unit));
    }
}
