package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Outlines in map units, simplified to the detail visible at a scale and clipped to the visible part. The simplified
 * forms are cached, two for each doubling of the scale.
 */
final class CoastLines {

    private static final double VISIBLE = 0.45;

    private final Geometry outline;
    private final Map<Integer, List<Ring>> levels = new HashMap<>();
    private final Map<Integer, List<Ring>> coarse = new HashMap<>();

    static final class Ring {

        /** As x, y, x, y ... Callers must not change it. */
        final double[] points;

        /** Whether the ring surrounds a hole. */
        final boolean hole;

        final double extent;

        Ring(double[] points, boolean hole, double extent) {
            this.points = points;
            this.hole = hole;
            this.extent = extent;
        }
    }

    CoastLines(Geometry outline) {
        this.outline = outline;
    }

    List<Ring> rings(double scale) {
        return levels.computeIfAbsent(level(scale), key -> simplified(VISIBLE / Math.pow(2, key / 2.0), 12));
    }

    /** The rings for broad, soft strokes, in which fine bends are invisible. */
    List<Ring> coarse(double scale) {
        return coarse.computeIfAbsent(level(scale), key -> simplified(5 * VISIBLE / Math.pow(2, key / 2.0), 3));
    }

    private static int level(double scale) {
        return (int) Math.ceil(Math.log(scale) / Math.log(2) * 2);
    }

    private List<Ring> simplified(double tolerance, double small) {
        List<Ring> rings = new ArrayList<>();
        for (int i = 0; i < outline.getNumGeometries(); i++) {
            if (outline.getGeometryN(i) instanceof Polygon polygon) {
                rings.add(ring(polygon.getExteriorRing(), tolerance, small, false));
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    rings.add(ring(polygon.getInteriorRingN(hole), tolerance, small, true));
                }
            }
        }
        return rings;
    }

    /** Small islands aren't simplified, because they would vanish. */
    private static Ring ring(LinearRing ring, double tolerance, double small, boolean hole) {
        double extent = ring.getEnvelopeInternal().getDiameter();
        boolean kept = extent < tolerance * small;
        LineString line = ring.getFactory().createLineString(ring.getCoordinateSequence());
        Coordinate[] points = (kept ? line : DouglasPeuckerSimplifier.simplify(line, tolerance)).getCoordinates();
        double[] result = new double[points.length * 2];
        for (int i = 0; i < points.length; i++) {
            result[2 * i] = points[i].x;
            result[2 * i + 1] = points[i].y;
        }
        return new Ring(result, hole, extent);
    }

    /** The part of a ring inside a box, closed along its edge; empty if there is none. */
    static double[] clip(double[] ring, double left, double top, double right, double bottom) {
        boolean inside = true;
        for (int i = 0; i < ring.length && inside; i += 2) {
            inside = ring[i] >= left && ring[i] <= right && ring[i + 1] >= top && ring[i + 1] <= bottom;
        }
        if (inside) {
            return ring;
        }
        double[] clipped = ring;
        clipped = half(clipped, 0, left, 1);
        clipped = half(clipped, 0, right, -1);
        clipped = half(clipped, 1, top, 1);
        return half(clipped, 1, bottom, -1);
    }

    private static double[] half(double[] ring, int axis, double limit, int sign) {
        double[] out = new double[ring.length * 2 + 4];
        int n = 0;
        for (int i = 0; i < ring.length; i += 2) {
            int j = (i + 2) % ring.length;
            double from = sign * (ring[i + axis] - limit);
            double to = sign * (ring[j + axis] - limit);
            if (from >= 0) {
                out[n++] = ring[i];
                out[n++] = ring[i + 1];
            }
            if ((from >= 0) != (to >= 0)) {
                double part = from / (from - to);
                out[n++] = ring[i] + part * (ring[j] - ring[i]);
                out[n++] = ring[i + 1] + part * (ring[j + 1] - ring[i + 1]);
            }
        }
        return java.util.Arrays.copyOf(out, n);
    }
}
