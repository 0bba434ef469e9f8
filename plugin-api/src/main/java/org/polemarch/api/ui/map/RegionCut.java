package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.union.UnaryUnionOp;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;

/** Cuts land and sea into areas, in map units (kilometres). */
final class RegionCut {

    private static final String NOBODY = "";
    private static final double STEP = 3;

    /** Islands up to this many square kilometres aren't divided unless two areas have seeds on them. */
    private static final double WHOLE_ISLAND = 4000;

    private final Regions.Cutter wish;
    private final GeoProjection projection;
    private final Geometry land;
    private final Geometry sea;
    private final Map<String, List<Geometry>> parts = new LinkedHashMap<>();

    RegionCut(Regions.Cutter wish) {
        this.wish = wish;
        this.projection = GeoProjection.of(wish.bounds);
        Geometry box = projection.project(Coast.box(wish.bounds));
        this.land = valid(projection.project(Coast.land(wish.bounds)));
        this.sea = without(box, land);
    }

    private record Site(String id, Coordinate at) {}

    Regions cut() {
        Geometry landLeft = land;
        Geometry seaLeft = sea;
        for (Regions.Cutter.Claim claim : wish.claims) {
            Geometry polygon = polygon(claim.corners());
            if (wish.grounds.get(claim.id()) == Area.Ground.LAND) {
                give(claim.id(), common(landLeft, polygon));
                landLeft = without(landLeft, polygon);
            } else {
                give(claim.id(), common(seaLeft, polygon));
                seaLeft = without(seaLeft, polygon);
            }
        }
        shareLand(landLeft, sites(Area.Ground.LAND, wish.wild));
        share(seaLeft, sites(Area.Ground.SEA, wish.openSea));
        return new Regions(areas());
    }

    private Map<String, Area> areas() {
        Map<String, Area> areas = new LinkedHashMap<>();
        wish.names.forEach((id, name) -> {
            List<Geometry> pieces = parts.getOrDefault(id, List.of());
            Geometry shape = pieces.isEmpty() ? land.getFactory().createPolygon() : UnaryUnionOp.union(pieces);
            if (shape == null || shape.getArea() == 0) {
                throw new IllegalArgumentException("area '" + id + "' is empty: no "
                        + (wish.grounds.get(id) == Area.Ground.LAND ? "land" : "sea") + " is left for it");
            }
            areas.put(id, new Area(id, name, wish.grounds.get(id), valid(projection.unproject(shape))));
        });
        return areas;
    }

    private List<Site> sites(Area.Ground ground, List<LatLon> nobodys) {
        List<Site> sites = new ArrayList<>();
        for (Regions.Cutter.Seed seed : wish.seeds) {
            if (wish.grounds.get(seed.id()) == ground) {
                sites.add(new Site(seed.id(), unit(seed.at())));
            }
        }
        if (!sites.isEmpty()) {
            nobodys.forEach(point -> sites.add(new Site(NOBODY, unit(point))));
        }
        return sites;
    }

    /** Small islands go undivided to the area that has a seed there, or else to the nearest; the rest is divided. */
    private void shareLand(Geometry ground, List<Site> sites) {
        if (sites.isEmpty()) {
            return;
        }
        List<Polygon> divided = new ArrayList<>();
        for (int i = 0; i < ground.getNumGeometries(); i++) {
            if (!(ground.getGeometryN(i) instanceof Polygon part) || part.isEmpty()) {
                continue;
            }
            List<String> owners = sites.stream()
                    .filter(site -> part.contains(Coast.GEOMETRY.createPoint(site.at())))
                    .map(Site::id)
                    .distinct()
                    .toList();
            if (part.getArea() > WHOLE_ISLAND || owners.size() > 1) {
                divided.add(part);
            } else {
                give(owners.isEmpty() ? nearest(part, sites) : owners.get(0), part);
            }
        }
        share(Coast.GEOMETRY.createMultiPolygon(divided.toArray(Polygon[]::new)), sites);
    }

    private static String nearest(Polygon island, List<Site> sites) {
        Site best = sites.get(0);
        double least = Double.MAX_VALUE;
        for (Site site : sites) {
            double distance = island.distance(Coast.GEOMETRY.createPoint(site.at()));
            if (distance < least) {
                least = distance;
                best = site;
            }
        }
        return best.id();
    }

    private void share(Geometry ground, List<Site> sites) {
        if (sites.isEmpty() || ground.isEmpty()) {
            return;
        }
        if (sites.size() == 1) {
            give(sites.get(0).id(), ground);
            return;
        }
        Map<Coordinate, String> owners = new LinkedHashMap<>();
        sites.forEach(site -> owners.put(site.at(), site.id()));
        VoronoiDiagramBuilder voronoi = new VoronoiDiagramBuilder();
        voronoi.setSites(owners.keySet());
        var envelope = projection.project(Coast.box(wish.bounds)).getEnvelopeInternal();
        envelope.expandBy(100);
        voronoi.setClipEnvelope(envelope);
        Geometry cells = voronoi.getDiagram(Coast.GEOMETRY);
        for (int i = 0; i < cells.getNumGeometries(); i++) {
            Geometry cell = cells.getGeometryN(i);
            String owner = owners.get((Coordinate) cell.getUserData());
            if (!owner.equals(NOBODY)) {
                give(owner, common(ground, wandering(cell)));
            }
        }
    }

    /**
     * Moves every point by a smooth field that depends on the place only. Neighbours share a border, so both sides of it
     * move alike and cells stay disjoint; the field's slope stays below one, so they are not folded either.
     */
    private Geometry wandering(Geometry cell) {
        if (wish.meander == 0) {
            return cell;
        }
        PointMove meandering = (points, i) -> {
            double x = points.getX(i);
            double y = points.getY(i);
            double a = wish.meander;
            points.setOrdinate(i, 0, x + a * (0.6 * Math.sin(y / 13 + x / 41) + 0.4 * Math.sin(y / 5.7 + 1.3)));
            points.setOrdinate(i, 1, y + a * (0.6 * Math.sin(x / 15 - y / 37) + 0.4 * Math.sin(x / 6.3 + 0.7)));
        };
        return valid(meandering.applyTo(Densifier.densify(cell, STEP)));
    }

    private void give(String id, Geometry shape) {
        if (!shape.isEmpty() && !id.equals(NOBODY)) {
            parts.computeIfAbsent(id, key -> new ArrayList<>()).add(shape);
        }
    }

    private Coordinate unit(LatLon point) {
        return new Coordinate(projection.x(point.lon()), projection.y(point.lat()));
    }

    private Geometry polygon(List<LatLon> corners) {
        Coordinate[] ring = new Coordinate[corners.size() + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = unit(corners.get(i % corners.size()));
        }
        return valid(Coast.GEOMETRY.createPolygon(ring));
    }

    private static Geometry common(Geometry a, Geometry b) {
        return areal(OverlayNGRobust.overlay(a, b, OverlayNG.INTERSECTION));
    }

    private static Geometry without(Geometry a, Geometry b) {
        return areal(OverlayNGRobust.overlay(a, b, OverlayNG.DIFFERENCE));
    }

    /** Where two outlines only touch, an overlay may also give points and lines; they are no ground. */
    private static Geometry areal(Geometry geometry) {
        List<Polygon> polygons = new ArrayList<>();
        for (int i = 0; i < geometry.getNumGeometries(); i++) {
            if (geometry.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
                polygons.add(polygon);
            }
        }
        return Coast.GEOMETRY.createMultiPolygon(polygons.toArray(Polygon[]::new));
    }

    private static Geometry valid(Geometry geometry) {
        return geometry.isValid() ? geometry : GeometryFixer.fix(geometry);
    }
}
