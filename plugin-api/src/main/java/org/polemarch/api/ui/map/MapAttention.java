package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;

/**
 * Zooms a map to the answers to a question if they are so close together that they could be confused, and zooming would
 * help. It zooms back when the next question is asked, unless the player has moved the map.
 */
final class MapAttention {

    /** How much larger the map must become for zooming to be worthwhile. */
    private static final double WORTH = 1.3;

    /** At this distance, in multiples of their width, spaces can be told apart even with pieces between them. */
    private static final double APART = 2;

    /** How much of the world around the answers is shown, in degrees. */
    private static final double AROUND = 0.4;

    private final MapPlaces places;
    private final MapSheets sheets;
    private Object asked = "nothing";
    private Optional<MapView.Part> before = Optional.empty();
    private Optional<MapView.Part> gone = Optional.empty();

    MapAttention(MapPlaces places, MapSheets sheets) {
        this.places = places;
        this.sheets = sheets;
    }

    /**
     * Reacts to a situation; returns whether the map now shows another part of the world.
     *
     * @param symbol how wide a lit space is drawn when all of the map is shown
     */
    boolean attend(Situation situation, double symbol, double width, double height) {
        Object question = situation.question().<Object>map(each -> each.frame()).orElse("nothing");
        if (width <= 0 || height <= 0) {
            return false;
        }
        MapView.Part now = sheets.view.part();
        boolean mine = gone.filter(now::equals).isPresent();
        List<LatLon> lit = lit(situation);
        if (question.equals(asked) && !(mine && lit.stream().anyMatch(at -> isAway(at, width, height)))) {
            return false; // the same question again, of an army that has marched on, say, may lie elsewhere
        }
        asked = question;
        if (mine) {
            sheets.view.show(before.orElseThrow());
        }
        gone = Optional.empty();
        if (lit.size() > 1 && isCrowded(lit, symbol)) {
            MapView.Part whole = sheets.view.part();
            sheets.view.show(GeoBounds.around(lit, AROUND), width, height, sheets.main.fitting());
            if (sheets.view.zoom() < WORTH * whole.zoom()) {
                sheets.view.show(whole);
            } else {
                before = Optional.of(whole);
                gone = Optional.of(sheets.view.part());
            }
        }
        return !sheets.view.part().equals(now);
    }

    private List<LatLon> lit(Situation situation) {
        List<LatLon> points = new ArrayList<>();
        for (Target target : situation.lit()) {
            if (target.kind() == Target.Kind.SPACE) {
                places.space(target.id())
                        .map(node -> node.space.at())
                        .filter(at -> sheets.of(at) == sheets.main)
                        .ifPresent(points::add);
            }
        }
        return points;
    }

    private boolean isAway(LatLon at, double width, double height) {
        MapSheet main = sheets.main;
        double scale = main.fitting() * sheets.view.zoom();
        return Math.abs(main.projection.x(at.lon()) - sheets.view.middleX()) * scale > width / 2
                || Math.abs(main.projection.y(at.lat()) - sheets.view.middleY()) * scale > height / 2;
    }

    private boolean isCrowded(List<LatLon> points, double symbol) {
        MapSheet main = sheets.main;
        double apart = APART * symbol / (main.fitting() * sheets.view.zoom());
        for (int i = 0; i < points.size(); i++) {
            for (int j = i + 1; j < points.size(); j++) {
                double dx = main.projection.x(points.get(i).lon())
                        - main.projection.x(points.get(j).lon());
                double dy = main.projection.y(points.get(i).lat())
                        - main.projection.y(points.get(j).lat());
                if (Math.hypot(dx, dy) < apart) {
                    return true;
                }
            }
        }
        return false;
    }
}
