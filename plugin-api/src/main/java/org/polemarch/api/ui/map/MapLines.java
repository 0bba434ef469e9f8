package org.polemarch.api.ui.map;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import org.polemarch.api.ui.map.MapPane.Spot;

final class MapLines {

    private final MapPane map;
    private List<MapPath> paths = List.of();
    private List<MapRoute> routes = List.of();

    MapLines(MapPane map) {
        this.map = map;
    }

    void paths(List<MapPath> all) {
        all.forEach(path -> {
            map.where(path.a());
            map.where(path.b());
        });
        paths = List.copyOf(all);
    }

    boolean routes(List<MapRoute> all) {
        if (routes.equals(all)) {
            return false;
        }
        all.forEach(route -> route.places().forEach(map::where));
        routes = List.copyOf(all);
        return true;
    }

    /** A line into an inset is drawn on both sheets; each shows its own part. */
    void paintPaths(MapSheet sheet, MapColours colours, double unit) {
        LinePainter painter = new LinePainter(sheet.lineCanvas.getGraphicsContext2D(), unit, colours);
        for (MapPath path : paths) {
            Spot a = map.spot(map.where(path.a()));
            Spot b = map.spot(map.where(path.b()));
            if (a.sheet() == sheet || b.sheet() == sheet) {
                painter.path(x(a, sheet), y(a, sheet), x(b, sheet), y(b, sheet), path.style(), path.bend());
            }
        }
    }

    void paintRoutes(MapSheet sheet, MapColours colours, double unit) {
        GraphicsContext pen = sheet.routeCanvas.getGraphicsContext2D();
        pen.clearRect(0, 0, sheet.getWidth(), sheet.getHeight());
        sheet.routeCanvas.setVisible(!routes.isEmpty()); // an empty one would be painted over the map too
        LinePainter painter = new LinePainter(pen, unit, colours);
        for (MapRoute route : routes) {
            double[] points = new double[route.places().size() * 2];
            for (int i = 0; i < points.length; i += 2) {
                Spot spot = map.spot(map.where(route.places().get(i / 2)));
                points[i] = x(spot, sheet);
                points[i + 1] = y(spot, sheet);
            }
            painter.route(points, route);
        }
    }

    private static double x(Spot spot, MapSheet on) {
        return spot.x() + left(spot.sheet()) - left(on);
    }

    private static double y(Spot spot, MapSheet on) {
        return spot.y() + top(spot.sheet()) - top(on);
    }

    private static double left(MapSheet sheet) {
        Node parent = sheet.getParent();
        return parent instanceof MapInset ? parent.getLayoutX() + sheet.getLayoutX() : 0;
    }

    private static double top(MapSheet sheet) {
        Node parent = sheet.getParent();
        return parent instanceof MapInset ? parent.getLayoutY() + sheet.getLayoutY() : 0;
    }
}
