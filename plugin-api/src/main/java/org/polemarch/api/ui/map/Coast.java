package org.polemarch.api.ui.map;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.geom.util.GeometryFixer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The real land of the eastern Mediterranean, from Natural Earth 1:10m (public domain), between 10.5 and 37.5 degrees
 * east and 30 and 44 degrees north. It is read once, on first use, and safe to use from any thread.
 */
public final class Coast {

    static final GeometryFactory GEOMETRY = new GeometryFactory();

    private static final String FILE = "hellas-land.geojson";

    private Coast() {}

    private static final class Loaded {
        static final JsonNode FILE_TREE = read();
        static final Geometry LAND = land(FILE_TREE);
        static final PreparedGeometry PREPARED = PreparedGeometryFactory.prepare(LAND);

        private Loaded() {}
    }

    public static String source() {
        return Loaded.FILE_TREE.path("source").asString();
    }

    public static boolean isLand(LatLon point) {
        return Loaded.PREPARED.contains(GEOMETRY.createPoint(new Coordinate(point.lon(), point.lat())));
    }

    /** All land, in degrees; x is the longitude. Callers must not change it. */
    static Geometry land() {
        return Loaded.LAND;
    }

    static Geometry land(GeoBounds bounds) {
        return land().intersection(box(bounds));
    }

    static Geometry box(GeoBounds bounds) {
        return GEOMETRY.toGeometry(new Envelope(bounds.west(), bounds.east(), bounds.south(), bounds.north()));
    }

    private static JsonNode read() {
        try (InputStream in = Coast.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing beside " + Coast.class.getName());
            }
            return JsonMapper.builder().build().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    private static Geometry land(JsonNode file) {
        List<Polygon> polygons = new ArrayList<>();
        for (JsonNode feature : file.path("features")) {
            JsonNode geometry = feature.path("geometry");
            JsonNode coordinates = geometry.path("coordinates");
            if (geometry.path("type").asString().equals("Polygon")) {
                polygons.add(polygon(coordinates));
            } else {
                coordinates.forEach(polygon -> polygons.add(polygon(polygon)));
            }
        }
        return GeometryFixer.fix(GEOMETRY.createMultiPolygon(polygons.toArray(Polygon[]::new)));
    }

    private static Polygon polygon(JsonNode rings) {
        LinearRing shell = ring(rings.get(0));
        LinearRing[] holes = new LinearRing[rings.size() - 1];
        for (int i = 0; i < holes.length; i++) {
            holes[i] = ring(rings.get(i + 1));
        }
        return GEOMETRY.createPolygon(shell, holes);
    }

    private static LinearRing ring(JsonNode points) {
        Coordinate[] coordinates = new Coordinate[points.size()];
        for (int i = 0; i < coordinates.length; i++) {
            JsonNode point = points.get(i);
            coordinates[i] =
                    new Coordinate(point.get(0).asDouble(), point.get(1).asDouble());
        }
        return GEOMETRY.createLinearRing(coordinates);
    }
}
