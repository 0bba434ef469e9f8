package org.polemarch.pericles.ui;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.paint.Color;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.pericles.model.Theater;

/** Where the Theaters' boxes stand on the real coast line, moved apart where the world is too narrow, and how lines look. */
final class Geography {

    static final GeoBounds BOUNDS = new GeoBounds(34.35, 18.6, 41.75, 30.7);

    private static final Color DARK = Color.web("#1d3a5f");
    private static final Color SEA = Color.web("#3f7fb5");
    private static final Color ROAD = Color.web("#7a5230");
    private static final Map<Theater, LatLon> PLACES = places();

    private Geography() {}

    private static Map<Theater, LatLon> places() {
        Map<Theater, LatLon> places = new EnumMap<>(Theater.class);
        places.put(Theater.SICILY, new LatLon(37.5, 15.2));
        places.put(Theater.CORCYRA, new LatLon(39.75, 19.35));
        places.put(Theater.AETOLIA, new LatLon(39.0, 21.05));
        places.put(Theater.NAUPACTUS, new LatLon(38.1, 20.1));
        places.put(Theater.ISTHMUS, new LatLon(37.85, 22.3));
        places.put(Theater.SPARTA, new LatLon(36.6, 21.9));
        places.put(Theater.ATHENS, new LatLon(37.8, 24.45));
        places.put(Theater.BOEOTIA, new LatLon(38.95, 23.3));
        places.put(Theater.THESSALIA, new LatLon(39.95, 21.75));
        places.put(Theater.MACEDONIA, new LatLon(40.85, 21.85));
        places.put(Theater.CHALCIDICE, new LatLon(40.05, 23.95));
        places.put(Theater.AMPHIPOLIS, new LatLon(41.15, 24.35));
        places.put(Theater.HELLESPONT, new LatLon(40.55, 27.05));
        places.put(Theater.IONIA, new LatLon(38.75, 28.75));
        places.put(Theater.LESBOS, new LatLon(39.5, 26.15));
        places.put(Theater.CHIOS, new LatLon(38.6, 25.95));
        places.put(Theater.SAMOS, new LatLon(37.65, 26.75));
        places.put(Theater.CYCLADES, new LatLon(36.6, 24.9));
        places.put(Theater.SPORADES, new LatLon(36.45, 27.75));
        places.put(Theater.EASTERN_MEDITERRANEAN, new LatLon(35.1, 28.8));
        places.put(Theater.PERSIA, new LatLon(39.95, 29.5));
        return places;
    }

    static LatLon of(Theater theater) {
        return PLACES.get(theater);
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
