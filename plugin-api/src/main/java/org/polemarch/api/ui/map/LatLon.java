package org.polemarch.api.ui.map;

/** A point of the real world, in degrees north and east. */
public record LatLon(double lat, double lon) {
    public LatLon {
        if (!(lat >= -85 && lat <= 85) || !(lon >= -180 && lon <= 180)) {
            throw new IllegalArgumentException("no such place: latitude " + lat + ", longitude " + lon);
        }
    }

    public static LatLon of(double lat, double lon) {
        return new LatLon(lat, lon);
    }
}
