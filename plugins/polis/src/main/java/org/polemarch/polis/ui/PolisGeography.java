package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.paint.Color;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.kit.Id;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.Regions;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;

/**
 * Where everything lies: territories and seas as regions of the real land and sea, poleis at their sites. The places are data,
 * each a latitude and a longitude.
 */
final class PolisGeography {

    /** Where a market is marked, where its panel is pinned, and which point of the panel stands there. */
    private record Stand(List<Double> site, List<Double> panel, Pos anchor) {}

    private record Layout(
            List<Double> bounds,
            List<Double> insetBounds,
            double meander,
            LinkedHashMap<String, List<List<Double>>> seeds,
            LinkedHashMap<String, List<List<Double>>> insetSeeds,
            List<List<Double>> wild,
            List<List<Double>> insetWild,
            List<List<Double>> openSea,
            Map<String, List<Double>> poleis,
            Map<String, List<Double>> stands,
            Map<String, Stand> markets,
            Map<String, List<Double>> ports,
            List<List<Double>> isthmus,
            List<List<String>> routes,
            List<List<String>> roads) {}

    private static final PathStyle ROUTE = PathStyle.SEA
            .lined(PathStyle.Line.DOTTED)
            .coloured(Color.web("#2e5f86", 0.75))
            .wide(16);
    private static final PathStyle ROAD = PathStyle.LAND
            .lined(PathStyle.Line.DOTTED)
            .coloured(Color.web("#7a5230", 0.85))
            .wide(16);
    private static final PathStyle DIOLKOS = PathStyle.SEA
            .lined(PathStyle.Line.SOLID)
            .coloured(Color.web("#8c3b2a", 0.8))
            .wide(12)
            .marked(PathStyle.Mark.ISTHMUS);

    private static final Layout LAYOUT =
            DataPack.of(PolisGeography.class, "layout").document("map", Layout.class);

    static final GeoBounds BOUNDS = bounds(LAYOUT.bounds());
    static final GeoBounds SICELIA = bounds(LAYOUT.insetBounds());

    private PolisGeography() {}

    private static GeoBounds bounds(List<Double> edges) {
        return new GeoBounds(edges.get(0), edges.get(1), edges.get(2), edges.get(3));
    }

    private static LatLon latLon(List<Double> at) {
        return new LatLon(at.get(0), at.get(1));
    }

    private static LatLon latLon(Map<String, List<Double>> places, Id of) {
        return latLon(places.get(of.id()));
    }

    static Regions regions(Words words) {
        Regions.Cutter cutter = seeded(Regions.within(BOUNDS), LAYOUT.seeds(), words);
        LAYOUT.wild().forEach(at -> cutter.wild(at.get(0), at.get(1)));
        LAYOUT.openSea().forEach(at -> cutter.openSea(at.get(0), at.get(1)));
        return cutter.meander(LAYOUT.meander()).build();
    }

    static Regions sicelia(Words words) {
        Regions.Cutter cutter = seeded(Regions.within(SICELIA), LAYOUT.insetSeeds(), words);
        LAYOUT.insetWild().forEach(at -> cutter.wild(at.get(0), at.get(1)));
        return cutter.build();
    }

    private static Regions.Cutter seeded(Regions.Cutter cutter, Map<String, List<List<Double>>> seeds, Words words) {
        seeds.forEach((id, places) -> {
            Space space = Ids.of(Space.class, id, "layout/seeds");
            for (List<Double> at : places) {
                if (space.isSea()) {
                    cutter.seaSeed(id, words.name(space), at.get(0), at.get(1));
                } else {
                    cutter.landSeed(id, words.name(space), at.get(0), at.get(1));
                }
            }
        });
        return cutter;
    }

    /** Where the panel of a market is pinned: at the rim, from which it reaches inwards. */
    static LatLon corner(Market market) {
        return latLon(LAYOUT.markets().get(market.id()).panel());
    }

    /** Which point of the panel stands there. */
    static Pos anchor(Market market) {
        return LAYOUT.markets().get(market.id()).anchor();
    }

    /** Where the units of a territory or sea stand, so that they keep clear of its poleis. */
    static LatLon stand(Space space) {
        return latLon(LAYOUT.stands(), space);
    }

    static MapSpace space(Polis polis, String name, int rank, boolean capital, boolean harbour) {
        SpaceShape shape = capital ? SpaceShape.CAPITAL : harbour ? SpaceShape.HARBOUR : SpaceShape.FORTRESS;
        return mark(Things.polis(polis).id(), name, latLon(LAYOUT.poleis(), polis), shape, capital ? 1.15 : 0.95)
                .ranked(rank);
    }

    static List<MapSpace> marks(Words words) {
        List<MapSpace> marks = new ArrayList<>();
        LAYOUT.markets().forEach((id, stand) -> marks.add(mark(id, "", latLon(stand.site()), SpaceShape.DOT, 0.5)));
        for (int end = 0; end < LAYOUT.isthmus().size(); end++) {
            marks.add(mark(diolkos(end), "", latLon(LAYOUT.isthmus().get(end)), SpaceShape.DOT, 0.4));
        }
        for (Side side : Side.values()) {
            String name = words.text("port." + side.id());
            marks.add(mark(Things.port(side).id(), name, latLon(LAYOUT.ports(), side), SpaceShape.SQUARE, 0.8));
        }
        return marks;
    }

    private static MapSpace mark(String id, String name, LatLon at, SpaceShape shape, double size) {
        return MapSpace.at(id, name, at.lat(), at.lon()).shaped(shape).sized(size);
    }

    private static String diolkos(int end) {
        return "diolkos-" + end;
    }

    /** The dotted lines by which Merchants travel, and the diolkos. */
    static List<MapPath> routes() {
        List<MapPath> all = new ArrayList<>();
        LAYOUT.routes().forEach(ends -> all.add(MapPath.of(ends.get(0), ends.get(1), ROUTE)));
        LAYOUT.roads().forEach(ends -> all.add(MapPath.of(ends.get(0), ends.get(1), ROAD)));
        all.add(MapPath.of(diolkos(0), diolkos(1), DIOLKOS));
        return all;
    }
}
