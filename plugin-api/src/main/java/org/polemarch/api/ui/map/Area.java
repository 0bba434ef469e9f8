package org.polemarch.api.ui.map;

import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A piece of real land or sea that is a space of a board. Areas of one {@link Regions} don't overlap. */
public final class Area {

    public enum Ground {
        LAND,
        SEA
    }

    private final String id;
    private final String name;
    private final Ground ground;
    private final Geometry shape;
    private final LatLon middle;

    Area(String id, String name, Ground ground, Geometry shape) {
        this.id = id;
        this.name = name;
        this.ground = ground;
        this.shape = shape;
        this.middle = middle(shape);
    }

    private static LatLon middle(Geometry shape) {
        Geometry largest = shape;
        double size = -1;
        for (int i = 0; i < shape.getNumGeometries(); i++) {
            Geometry part = shape.getGeometryN(i);
            if (part.getArea() > size) {
                size = part.getArea();
                largest = part;
            }
        }
        Coordinate centre =
                MaximumInscribedCircle.getCenter(largest, Math.sqrt(size) / 50).getCoordinate();
        return new LatLon(centre.y, centre.x);
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    public Ground ground() {
        return ground;
    }

    /** A point well inside the largest part, with room for a label or a stack. */
    public LatLon middle() {
        return middle;
    }

    public boolean contains(LatLon point) {
        return shape.contains(Coast.GEOMETRY.createPoint(new Coordinate(point.lon(), point.lat())));
    }

    /** The size in square degrees at the scale of the equator; only for comparing areas of one map. */
    public double size() {
        return shape.getArea();
    }

    /** The outline in degrees, x being the longitude. Callers must not change it. */
    Geometry shape() {
        return shape;
    }
}
