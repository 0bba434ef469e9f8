package org.polemarch.api.ui.map;

import java.util.BitSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** Where an area has room: its outline in map units, rasterised into cells for fast lookup. */
final class AreaRoom {

    private static final int CELLS = 128;
    private static final int ACROSS = 9;
    private static final int DOWN = 3;

    final Envelope extent;
    private final double cell;
    private final int columns;
    private final int rows;
    private final BitSet filled;

    AreaRoom(Geometry outline) {
        extent = outline.getEnvelopeInternal();
        cell = Math.max(extent.getWidth(), extent.getHeight()) / CELLS;
        columns = (int) Math.ceil(extent.getWidth() / cell) + 1;
        rows = (int) Math.ceil(extent.getHeight() / cell) + 1;
        filled = new BitSet(columns * rows);
        for (int row = 0; row < rows; row++) {
            double y = extent.getMinY() + (row + 0.5) * cell;
            for (int i = 0; i < outline.getNumGeometries(); i++) {
                Polygon polygon = (Polygon) outline.getGeometryN(i);
                cross(polygon.getExteriorRing().getCoordinates(), row, y);
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    cross(polygon.getInteriorRingN(hole).getCoordinates(), row, y);
                }
            }
        }
    }

    /**
     * Flips all cells of a row to the right of each line that crosses it: cells inside are flipped an odd number of
     * times.
     */
    private void cross(Coordinate[] ring, int row, double y) {
        for (int i = 1; i < ring.length; i++) {
            Coordinate a = ring[i - 1];
            Coordinate b = ring[i];
            if (a.y > y != b.y > y) {
                double x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
                int from = (int) Math.max(0, Math.ceil((x - extent.getMinX()) / cell - 0.5));
                if (from < columns) {
                    filled.flip(row * columns + from, (row + 1) * columns);
                }
            }
        }
    }

    boolean holds(double x, double y) {
        int column = (int) Math.floor((x - extent.getMinX()) / cell);
        int row = (int) Math.floor((y - extent.getMinY()) / cell);
        return column >= 0 && column < columns && row >= 0 && row < rows && filled.get(row * columns + column);
    }

    /** The share of a box around this point that is in the area. */
    double share(double x, double y, double width, double height) {
        if (x + width / 2 < extent.getMinX()
                || x - width / 2 > extent.getMaxX()
                || y + height / 2 < extent.getMinY()
                || y - height / 2 > extent.getMaxY()) {
            return 0;
        }
        int inside = 0;
        for (int i = 0; i < ACROSS; i++) {
            for (int j = 0; j < DOWN; j++) {
                double dx = (i / (ACROSS - 1.0) - 0.5) * width;
                double dy = (j / (DOWN - 1.0) - 0.5) * height;
                inside += holds(x + dx, y + dy) ? 1 : 0;
            }
        }
        return inside / (double) (ACROSS * DOWN);
    }
}
