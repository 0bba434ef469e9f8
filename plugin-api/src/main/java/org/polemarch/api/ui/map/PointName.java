package org.polemarch.api.ui.map;

import java.util.List;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.MapPane.Spot;

/** The name of a space, which goes beside it, or a caption, which goes anywhere near its point. */
final class PointName extends NameEntry {

    private static final double RADIUS = 0.575;

    private final double size;

    PointName(MapPane map, MapSpace space, String style) {
        super(map, space.id(), space.at(), space.rank(), style, texts(space.name()));
        size = space.size() * RADIUS;
    }

    PointName(MapPane map, String id, String caption, LatLon at, String style, int rank) {
        super(map, id, at, rank, style, List.of(caption));
        size = 0;
    }

    @Override
    boolean isSeen(Spot spot) {
        MapSheet sheet = spot.sheet();
        return spot.x() >= 0 && spot.x() <= sheet.getWidth() && spot.y() >= 0 && spot.y() <= sheet.getHeight();
    }

    @Override
    double radius(MapSheet sheet) {
        return size * map.style().unit() * map.growth(sheet);
    }

    @Override
    List<LabelSpot> places(double radius, double mapScale, List<LabelSpot.Size> sizes) {
        return size == 0 ? LabelSpot.near(sizes.get(0)) : LabelSpot.around(radius, sizes);
    }

    @Override
    double within(Box box, MapSheet sheet) {
        return 0;
    }

    @Override
    double apart(Box box, MapSheet sheet) {
        double x = sheet.x(at());
        double y = sheet.y(at());
        double dx = Math.max(0, Math.max(box.x() - x, x - box.x() - box.width()));
        double dy = Math.max(0, Math.max(box.y() - y, y - box.y() - box.height()));
        return Math.max(0, Math.hypot(dx, dy) - radius(sheet));
    }
}
