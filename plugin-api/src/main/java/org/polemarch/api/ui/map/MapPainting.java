package org.polemarch.api.ui.map;

import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.util.Duration;

/**
 * Decides when to paint what is under the places of a map: ground, paths and routes. Painting takes longer than
 * anything else.
 */
final class MapPainting {

    private final MapPane map;
    private final MapSheets sheets;
    private final MapLines lines;
    private final PauseTransition rest = new PauseTransition(Duration.millis(160));
    private boolean draft;
    private boolean stretched;
    private boolean groundStale = true;
    private boolean pathsStale = true;
    private boolean routesStale = true;

    MapPainting(MapPane map, MapSheets sheets, MapLines lines) {
        this.map = map;
        this.sheets = sheets;
        this.lines = lines;
        rest.setOnFinished(rested -> {
            draft = false;
            stretched = false;
            ground();
        });
    }

    /** Says that the ground and everything on it must be repainted. */
    void ground() {
        groundStale = true;
        map.requestLayout();
    }

    void paths() {
        pathsStale = true;
        map.requestLayout();
    }

    void routes() {
        routesStale = true;
        map.requestLayout();
    }

    /** Draws the ground without ornament while the map is being moved, and in full when it has come to rest. */
    void sketch() {
        draft = true;
        rest.playFromStart();
    }

    /** While somebody is watching, the ground is only stretched until the map has come to rest. */
    void resized() {
        ground();
        Scene scene = map.getScene();
        if (scene != null && scene.getWindow() != null && scene.getWindow().isShowing()) {
            stretched = sheets.main.ground.isPainted();
            rest.playFromStart();
        }
    }

    void paint() {
        MapColours colours = map.style().colours();
        double unit = map.style().unit();
        for (MapSheet sheet : sheets.all()) {
            if (groundStale) {
                sheet.spread();
            }
            if (groundStale && stretched) {
                sheet.ground.stretch(sheet.groundCanvas);
            } else if (groundStale) {
                sheet.ground.show(sheet.groundCanvas, colours, unit, draft && sheet == sheets.main);
            }
            if (groundStale || pathsStale) {
                sheet.clearLines(colours, unit);
                lines.paintPaths(sheet, colours, unit * map.growth(sheet));
            }
            if (groundStale || routesStale) {
                lines.paintRoutes(sheet, colours, unit * map.growth(sheet));
            }
        }
        groundStale = false;
        pathsStale = false;
        routesStale = false;
    }
}
