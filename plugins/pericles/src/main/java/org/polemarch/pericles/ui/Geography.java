package org.polemarch.pericles.ui;

import javafx.scene.paint.Color;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.model.Theater;

/** Where the Theaters' boxes stand on the real coast line, moved apart where the world is too narrow, and how lines look. */
final class Geography {

    static final GeoBounds BOUNDS = new GeoBounds(34.35, 18.6, 41.75, 30.7);

    private static final Color DARK = Color.web("#1d3a5f");
    private static final Color SEA = Color.web("#3f7fb5");
    private static final Color ROAD = Color.web("#7a5230");
    private static final Table<Box> BOXES =
            DataPack.of(PericlesPlugin.class, "ui").table("layout", Box.class);

    record Box(String id, double latitude, double longitude) {}

    private Geography() {}

    static LatLon of(Theater theater) {
        Box box = BOXES.get(theater.name(), "the board");
        return new LatLon(box.latitude(), box.longitude());
    }

    /** The six kinds of connection; each has its own line, and those that ask for a base a tower or bars. */
    static PathStyle style(String line) {
        return switch (line) {
            case "SEA" ->
                PathStyle.SEA.lined(PathStyle.Line.DASHED).coloured(SEA).wide(19);
            case "OVERLAND" ->
                PathStyle.LAND.lined(PathStyle.Line.DOUBLE).coloured(ROAD).wide(16);
            case "OPEN_WATER" ->
                PathStyle.SEA.lined(PathStyle.Line.DOUBLE).coloured(SEA).wide(16);
            case "COASTAL_LAND_BASE" ->
                PathStyle.LAND.lined(PathStyle.Line.TICKED).coloured(DARK).wide(18);
            case "COASTAL_NAVAL_BASE" ->
                PathStyle.LAND.lined(PathStyle.Line.DASH_DOT).coloured(DARK).wide(20);
            default -> PathStyle.LAND.coloured(DARK).wide(20);
        };
    }
}
