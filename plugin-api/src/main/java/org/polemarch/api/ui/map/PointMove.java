package org.polemarch.api.ui.map;

import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.CoordinateSequenceFilter;
import org.locationtech.jts.geom.Geometry;

@FunctionalInterface
interface PointMove {

    void move(CoordinateSequence points, int i);

    /** A copy of a geometry with all its points moved. Geometries may share points, so none is moved in place. */
    default Geometry applyTo(Geometry geometry) {
        Geometry moved = geometry.copy();
        moved.apply(new CoordinateSequenceFilter() {
            @Override
            public void filter(CoordinateSequence points, int i) {
                move(points, i);
            }

            @Override
            public boolean isDone() {
                return false;
            }

            @Override
            public boolean isGeometryChanged() {
                return true;
            }
        });
        return moved;
    }
}
