package org.polemarch.api.ui.map;

import org.locationtech.jts.geom.Geometry;

/**
 * Projects the real world onto a flat map: Mercator, so that angles and small shapes are true, with units of about one
 * kilometre at the middle parallel of the bounds. The origin is the north-west corner of the bounds; x runs east, y
 * runs south, as on a screen.
 */
public final class GeoProjection {

    private static final double KM_PER_DEGREE = 111.195;

    private final GeoBounds bounds;
    private final double factor;
    private final double top;

    private GeoProjection(GeoBounds bounds) {
        this.bounds = bounds;
        this.factor = KM_PER_DEGREE * Math.cos(Math.toRadians(bounds.centre().lat()));
        this.top = mercator(bounds.north());
    }

    public static GeoProjection of(GeoBounds bounds) {
        return new GeoProjection(bounds);
    }

    private static double mercator(double lat) {
        return Math.toDegrees(Math.log(Math.tan(Math.PI / 4 + Math.toRadians(lat) / 2)));
    }

    private static double latitude(double mercator) {
        return Math.toDegrees(2 * Math.atan(Math.exp(Math.toRadians(mercator))) - Math.PI / 2);
    }

    public GeoBounds bounds() {
        return bounds;
    }

    public double width() {
        return x(bounds.east());
    }

    public double height() {
        return y(bounds.south());
    }

    public double x(double lon) {
        return (lon - bounds.west()) * factor;
    }

    public double y(double lat) {
        return (top - mercator(lat)) * factor;
    }

    public LatLon at(double x, double y) {
        return new LatLon(latitude(top - y / factor), bounds.west() + x / factor);
    }

    Geometry project(Geometry lonLat) {
        return mapped(lonLat, true);
    }

    Geometry unproject(Geometry units) {
        return mapped(units, false);
    }

    private Geometry mapped(Geometry geometry, boolean forward) {
        PointMove move = (points, i) -> {
            double x = points.getX(i);
            double y = points.getY(i);
            points.setOrdinate(i, 0, forward ? x(x) : bounds.west() + x / factor);
            points.setOrdinate(i, 1, forward ? y(y) : latitude(top - y / factor));
        };
        return move.applyTo(geometry);
    }
}
