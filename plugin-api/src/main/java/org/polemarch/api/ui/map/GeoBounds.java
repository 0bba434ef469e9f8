package org.polemarch.api.ui.map;

import java.util.Collection;

/** A box of the real world between two parallels and two meridians, in degrees. It is never empty. */
public record GeoBounds(double south, double west, double north, double east) {

    /** The Aegean world with the Ionian coast, from Corcyra to Rhodes and from Crete to Thrace. */
    public static final GeoBounds HELLAS = new GeoBounds(34.8, 19.2, 41.4, 29.4);

    /** Eastern Sicily and the toe of Italy: the usual inset. */
    public static final GeoBounds SICILY = new GeoBounds(36.5, 13.6, 38.9, 16.9);

    public GeoBounds {
        if (!(south < north) || !(west < east)) {
            throw new IllegalArgumentException("empty bounds " + south + ".." + north + " N, " + west + ".." + east);
        }
    }

    /** The smallest box around the points, with a margin in degrees on each side. */
    public static GeoBounds around(Collection<LatLon> points, double margin) {
        double south = 90;
        double west = 180;
        double north = -90;
        double east = -180;
        for (LatLon point : points) {
            south = Math.min(south, point.lat());
            north = Math.max(north, point.lat());
            west = Math.min(west, point.lon());
            east = Math.max(east, point.lon());
        }
        return new GeoBounds(south - margin, west - margin, north + margin, east + margin);
    }

    public boolean contains(LatLon point) {
        return point.lat() >= south && point.lat() <= north && point.lon() >= west && point.lon() <= east;
    }

    public LatLon centre() {
        return new LatLon((south + north) / 2, (west + east) / 2);
    }

    public GeoBounds grow(double degrees) {
        return new GeoBounds(south - degrees, west - degrees, north + degrees, east + degrees);
    }
}
