package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The areas of a board, cut out of the real land and sea. They do not overlap, and every area is non-empty; an area
 * that would be empty is a fault that names it.
 *
 * <pre>{@code
 * Regions regions = Regions.within(GeoBounds.HELLAS)
 *         .landSeed("attika", "Attika", 38.0, 23.7)       // all land nearest to its seeds; several seeds shape it
 *         .landSeed("beotia", "Beotia", 38.4, 23.0)
 *         .wild(41.0, 21.0)                              // land nearest to this point belongs to nobody
 *         .land("euboia", "Euboia", 39.1, 23.0, 38.7, 24.3, 37.8, 24.7, 38.4, 23.5) // or the land in a polygon
 *         .seaSeed("kyklades", "Kyklades", 37.0, 25.0)    // all sea nearest to it
 *         .sea("saronikos", "Saronikos", 37.9, 23.1, 37.9, 23.7, 37.3, 23.7)        // or the sea in a polygon
 *         .build();
 * }</pre>
 */
public final class Regions implements Iterable<Area> {

    private final Map<String, Area> areas;

    Regions(Map<String, Area> areas) {
        this.areas = new LinkedHashMap<>(areas);
    }

    public static Cutter within(GeoBounds bounds) {
        return new Cutter(bounds);
    }

    public Area get(String id) {
        Area area = areas.get(id);
        if (area == null) {
            throw new IllegalArgumentException("no area '" + id + "'; there are " + String.join(", ", areas.keySet()));
        }
        return area;
    }

    public boolean has(String id) {
        return areas.containsKey(id);
    }

    public Optional<Area> at(LatLon point) {
        return areas.values().stream().filter(area -> area.contains(point)).findFirst();
    }

    public List<Area> list() {
        return new ArrayList<>(areas.values());
    }

    @Override
    public Iterator<Area> iterator() {
        return list().iterator();
    }

    /** Collects seeds and polygons. Polygons take their part first, in the order given; seeds share what is left. */
    public static final class Cutter {

        record Seed(String id, LatLon at) {}

        record Claim(String id, List<LatLon> corners) {}

        final GeoBounds bounds;
        final Map<String, String> names = new LinkedHashMap<>();
        final Map<String, Area.Ground> grounds = new LinkedHashMap<>();
        final List<Seed> seeds = new ArrayList<>();
        final List<Claim> claims = new ArrayList<>();
        final List<LatLon> wild = new ArrayList<>();
        final List<LatLon> openSea = new ArrayList<>();
        double meander = 4;

        Cutter(GeoBounds bounds) {
            this.bounds = bounds;
        }

        /** Land nearest to this point belongs to the area; more seeds of the same id make it larger. */
        public Cutter landSeed(String id, String name, double lat, double lon) {
            return seed(id, name, Area.Ground.LAND, lat, lon);
        }

        /** Sea nearest to this point belongs to the area; more seeds of the same id make it larger. */
        public Cutter seaSeed(String id, String name, double lat, double lon) {
            return seed(id, name, Area.Ground.SEA, lat, lon);
        }

        /** The land inside a polygon, given as latitude, longitude, latitude, longitude ... */
        public Cutter land(String id, String name, double... latLons) {
            return claim(id, name, Area.Ground.LAND, latLons);
        }

        /** The sea inside a polygon, given as latitude, longitude, latitude, longitude ... */
        public Cutter sea(String id, String name, double... latLons) {
            return claim(id, name, Area.Ground.SEA, latLons);
        }

        public Cutter wild(double lat, double lon) {
            wild.add(new LatLon(lat, lon));
            return this;
        }

        public Cutter openSea(double lat, double lon) {
            openSea.add(new LatLon(lat, lon));
            return this;
        }

        /** By how many kilometres land borders between seeds wander, so that they look drawn by hand; 4 unless told. */
        public Cutter meander(double kilometres) {
            meander = kilometres;
            return this;
        }

        public Regions build() {
            return new RegionCut(this).cut();
        }

        private Cutter seed(String id, String name, Area.Ground ground, double lat, double lon) {
            name(id, name, ground);
            seeds.add(new Seed(id, new LatLon(lat, lon)));
            return this;
        }

        private Cutter claim(String id, String name, Area.Ground ground, double... latLons) {
            if (latLons.length < 6 || latLons.length % 2 != 0) {
                throw new IllegalArgumentException(
                        "area '" + id + "' needs three or more pairs of latitude, longitude");
            }
            name(id, name, ground);
            List<LatLon> corners = new ArrayList<>();
            for (int i = 0; i < latLons.length; i += 2) {
                corners.add(new LatLon(latLons[i], latLons[i + 1]));
            }
            claims.add(new Claim(id, corners));
            return this;
        }

        private void name(String id, String name, Area.Ground ground) {
            names.put(id, name);
            Area.Ground before = grounds.put(id, ground);
            if (before != null && before != ground) {
                throw new IllegalArgumentException("area '" + id + "' is both land and sea");
            }
        }
    }
}
