package org.polemarch.core.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.polemarch.api.game.Place;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The coast of the Aegean, as fine as a small map shows it. The land comes with the API, for the boards of games. */
final class Coastline {

    private static final String FILE = "/org/polemarch/api/ui/map/hellas-land.geojson";
    private static final double WEST = 19.1;
    private static final double EAST = 29.4;
    private static final double SOUTH = 35.7;
    private static final double NORTH = 41.6;
    private static final double NARROW = 0.788; // a degree of longitude at 38 degrees north
    private static final double SCALE = 26;
    private static final double FINEST = 0.035;

    static final double WIDTH = (EAST - WEST) * NARROW * SCALE;
    static final double HEIGHT = (NORTH - SOUTH) * SCALE;

    private Coastline() {}

    static double x(double longitude) {
        return (longitude - WEST) * NARROW * SCALE;
    }

    static double y(double latitude) {
        return (NORTH - latitude) * SCALE;
    }

    /** The land as the path of a drawing. */
    static String path() {
        StringBuilder d = new StringBuilder();
        for (JsonNode feature : read().path("features")) {
            JsonNode geometry = feature.path("geometry");
            if (geometry.path("type").asString().equals("Polygon")) {
                ring(geometry.path("coordinates").get(0), d);
            } else {
                geometry.path("coordinates").forEach(polygon -> ring(polygon.get(0), d));
            }
        }
        return d.toString();
    }

    private static JsonNode read() {
        try (InputStream in = Place.class.getResourceAsStream(FILE)) {
            return JsonMapper.builder().build().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    /** Points that cannot be told from the one before are left out, and so is what lies off the map. */
    private static void ring(JsonNode points, StringBuilder d) {
        StringBuilder ring = new StringBuilder();
        boolean seen = false;
        int kept = 0;
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        for (JsonNode point : points) {
            double lon = Math.max(WEST - 1, Math.min(EAST + 1, point.get(0).asDouble()));
            double lat = Math.max(SOUTH - 1, Math.min(NORTH + 1, point.get(1).asDouble()));
            if (Math.hypot(lon - lastX, lat - lastY) < FINEST) {
                continue;
            }
            ring.append(kept++ == 0 ? 'M' : 'L')
                    .append(Svg.number(x(lon)))
                    .append(' ')
                    .append(Svg.number(y(lat)));
            seen |= lon > WEST && lon < EAST && lat > SOUTH && lat < NORTH;
            lastX = lon;
            lastY = lat;
        }
        if (seen && kept > 2) {
            d.append(ring).append('Z');
        }
    }
}
