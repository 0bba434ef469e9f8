package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.paint.Color;
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

/** Where everything lies: territories and seas as regions of the real land and sea, poleis at their sites. */
final class PolisGeography {

    static final GeoBounds BOUNDS = new GeoBounds(35.55, 18.6, 41.85, 29.3);
    static final GeoBounds SICELIA = new GeoBounds(36.35, 12.1, 38.5, 16.7);

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

    private static final String WEST_OF_ISTHMUS = "diolkos-west";
    private static final String EAST_OF_ISTHMUS = "diolkos-east";

    private static final Map<Polis, LatLon> SITES = sites();

    private PolisGeography() {}

    private static Map<Polis, LatLon> sites() {
        Map<Polis, LatLon> sites = new LinkedHashMap<>();
        sites.put(Polis.ATHINAE, new LatLon(37.95, 23.72));
        sites.put(Polis.CHALKIS, new LatLon(38.5, 23.85));
        sites.put(Polis.SPARTI, new LatLon(37.17, 22.4));
        sites.put(Polis.GYTHION, new LatLon(36.66, 22.6));
        sites.put(Polis.ARGOS, new LatLon(37.5, 22.78));
        sites.put(Polis.KORINTHOS, new LatLon(37.92, 22.92));
        sites.put(Polis.THIBAE, new LatLon(38.33, 23.25));
        sites.put(Polis.GELA, new LatLon(37.12, 14.2));
        sites.put(Polis.SYRAKOUSAE, new LatLon(37.1, 15.2));
        sites.put(Polis.KERKYRA, new LatLon(39.62, 19.85));
        sites.put(Polis.NAFPAKTOS, new LatLon(38.45, 21.83));
        sites.put(Polis.PYLOS, new LatLon(36.95, 21.72));
        sites.put(Polis.SAMOS, new LatLon(37.73, 26.85));
        sites.put(Polis.CHIOS, new LatLon(38.38, 26.08));
        sites.put(Polis.POTIDAEA, new LatLon(40.2, 23.35));
        sites.put(Polis.PYDNA, new LatLon(40.4, 22.55));
        sites.put(Polis.EPIDAMNOS, new LatLon(41.32, 19.5));
        sites.put(Polis.ABDIRA, new LatLon(41.0, 24.95));
        return sites;
    }

    static Regions regions(Words words) {
        Named cut = new Named(Regions.within(BOUNDS), words);
        cut.land(Space.ATTIKA, 38.02, 23.8, 38.62, 23.85, 38.95, 23.2, 38.1, 24.4);
        cut.land(Space.BOIOTIA, 38.42, 23.1, 38.5, 22.6, 38.62, 22.95);
        cut.land(Space.MEGARIS, 37.98, 23.2, 37.9, 22.75);
        cut.land(Space.THESSALIA, 39.55, 22.4, 39.1, 22.4, 38.6, 21.85, 39.3, 22.9, 38.75, 22.2, 39.6, 21.7);
        cut.land(Space.AKARNANIA, 38.85, 21.15, 39.4, 20.9, 39.9, 20.6, 39.62, 19.85, 38.2, 20.6, 38.7, 20.65);
        cut.land(Space.MAKEDONIA, 40.5, 22.2, 40.4, 23.4, 40.7, 21.5, 40.75, 22.9, 40.15, 22.3, 40.3, 21.2);
        cut.land(Space.ACHAEA, 38.1, 21.9, 37.8, 21.45, 38.08, 22.3);
        cut.land(Space.ARCADIA, 37.5, 22.3, 37.6, 22.8, 37.45, 23.2);
        cut.land(Space.MESSINIA, 37.15, 21.85, 37.35, 21.75);
        cut.land(Space.LAKEDAEMON, 37.0, 22.5, 36.7, 22.9, 36.25, 22.98);
        cut.land(Space.IONIA, 38.35, 27.0, 37.85, 27.3, 38.4, 26.05, 37.75, 26.8, 37.4, 27.4, 38.75, 27.0);
        cut.sea(Space.IONION, 38.6, 19.9, 37.6, 20.6, 39.6, 19.2, 38.25, 22.3, 40.8, 18.9, 37.0, 21.0);
        cut.sea(Space.MYRTOON, 36.7, 23.4, 36.3, 22.4, 36.1, 24.4, 37.2, 23.1, 36.1, 23.4);
        cut.sea(Space.KYKLADES, 37.5, 24.6, 38.7, 24.7, 37.6, 23.5, 39.3, 23.3, 37.0, 25.0, 38.7, 23.4);
        cut.sea(Space.NOTIES_SPORADES, 37.2, 26.4, 36.7, 27.0, 38.4, 26.3, 36.6, 26.2, 38.6, 25.7, 37.8, 26.1);
        cut.sea(Space.THRAKIKO, 40.3, 24.8, 39.8, 24.4, 40.3, 23.0, 39.6, 25.4, 40.4, 25.8);
        return cut.cutter
                .wild(41.4, 25.0)
                .wild(41.3, 23.0)
                .wild(41.2, 21.5)
                .wild(40.9, 20.2)
                .wild(41.4, 19.9)
                .wild(40.1, 27.3)
                .wild(39.2, 26.3)
                .wild(39.4, 27.6)
                .wild(38.6, 28.3)
                .wild(37.6, 28.4)
                .wild(37.0, 28.1)
                .wild(36.3, 28.0)
                .wild(37.1, 25.4)
                .wild(37.6, 25.1)
                .wild(36.7, 24.5)
                .wild(36.9, 26.9)
                .wild(36.8, 27.2)
                .wild(38.85, 24.55)
                .wild(39.9, 25.2)
                .wild(40.7, 24.6)
                .wild(40.5, 25.6)
                .wild(35.3, 24.5)
                .openSea(40.7, 28.2)
                .openSea(40.4, 27.0)
                .openSea(36.3, 19.8)
                .openSea(35.8, 21.0)
                .openSea(35.6, 25.4)
                .openSea(35.8, 26.8)
                .openSea(36.1, 28.6)
                .openSea(41.6, 28.9)
                .meander(3)
                .build();
    }

    static Regions sicelia(Words words) {
        Named cut = new Named(Regions.within(SICELIA), words);
        cut.land(Space.SICELIA, 37.5, 14.2);
        return cut.cutter.wild(38.4, 16.2).build();
    }

    /** Adds seeds with the names of the spaces. */
    private static final class Named {
        private final Regions.Cutter cutter;
        private final Words words;

        Named(Regions.Cutter cutter, Words words) {
            this.cutter = cutter;
            this.words = words;
        }

        void land(Space space, double... latLons) {
            for (int i = 0; i < latLons.length; i += 2) {
                cutter.landSeed(space.id(), words.name(space), latLons[i], latLons[i + 1]);
            }
        }

        void sea(Space space, double... latLons) {
            for (int i = 0; i < latLons.length; i += 2) {
                cutter.seaSeed(space.id(), words.name(space), latLons[i], latLons[i + 1]);
            }
        }
    }

    static LatLon site(Polis polis) {
        return SITES.get(polis);
    }

    static LatLon site(Market market) {
        switch (market) {
            case PERSIA:
                return new LatLon(36.8, 28.45);
            case AEGYPTOS:
                return new LatLon(35.65, 24.2);
            case EUXINOS:
                return new LatLon(40.55, 28.0);
            case ILLYRIA:
                return new LatLon(40.5, 19.75);
            default:
                return new LatLon(41.4, 26.1);
        }
    }

    /** Where the panel of a market is pinned: at the rim, from which it reaches inwards. */
    static LatLon corner(Market market) {
        LatLon site = site(market);
        switch (market) {
            case PERSIA:
            case EUXINOS:
                return new LatLon(site.lat(), BOUNDS.east() - 0.05);
            case ILLYRIA:
                return new LatLon(site.lat(), BOUNDS.west() + 0.05);
            default:
                return site;
        }
    }

    /** Which point of the panel stands there. */
    static Pos anchor(Market market) {
        switch (market) {
            case PERSIA:
            case EUXINOS:
                return Pos.CENTER_RIGHT;
            case ILLYRIA:
                return Pos.CENTER_LEFT;
            case AEGYPTOS:
                return Pos.BOTTOM_LEFT;
            default:
                return Pos.CENTER;
        }
    }

    static LatLon port(Side side) {
        return side == Side.ATHENS ? new LatLon(37.4, 24.0) : new LatLon(36.35, 21.85);
    }

    /** Where the units of a territory or sea stand, so that they keep clear of its poleis. */
    static LatLon stand(Space space) {
        switch (space) {
            case ATTIKA:
                return new LatLon(38.24, 24.12);
            case LAKEDAEMON:
                return new LatLon(36.74, 23.02);
            case ARCADIA:
                return new LatLon(37.62, 22.25);
            case MEGARIS:
                return new LatLon(38.02, 23.22);
            case BOIOTIA:
                return new LatLon(38.47, 22.75);
            case SICELIA:
                return new LatLon(37.55, 14.5);
            case AKARNANIA:
                return new LatLon(39.05, 20.95);
            case THESSALIA:
                return new LatLon(39.42, 22.3);
            case MESSINIA:
                return new LatLon(37.38, 21.9);
            case IONIA:
                return new LatLon(38.35, 27.15);
            case MAKEDONIA:
                return new LatLon(40.45, 21.6);
            case ACHAEA:
                return new LatLon(37.95, 21.6);
            case IONION:
                return new LatLon(38.6, 20.05);
            case MYRTOON:
                return new LatLon(36.4, 23.38);
            case KYKLADES:
                return new LatLon(38.15, 24.85);
            case NOTIES_SPORADES:
                return new LatLon(37.15, 26.2);
            default:
                return new LatLon(40.1, 24.85);
        }
    }

    static String portId(Side side) {
        return "port-" + side.id();
    }

    static MapSpace space(Polis polis, String name, int rank, boolean capital, boolean harbour) {
        LatLon site = site(polis);
        SpaceShape shape = capital ? SpaceShape.CAPITAL : harbour ? SpaceShape.HARBOUR : SpaceShape.FORTRESS;
        return MapSpace.at(polis.id(), name, site.lat(), site.lon())
                .shaped(shape)
                .ranked(rank)
                .sized(capital ? 1.15 : 0.95);
    }

    static List<MapSpace> marks(Words words) {
        List<MapSpace> marks = new ArrayList<>();
        for (Market market : Market.values()) {
            LatLon site = site(market);
            marks.add(MapSpace.at(market.id(), "", site.lat(), site.lon())
                    .shaped(SpaceShape.DOT)
                    .sized(0.5));
        }
        marks.add(MapSpace.at(WEST_OF_ISTHMUS, "", 38.05, 22.8)
                .shaped(SpaceShape.DOT)
                .sized(0.4));
        marks.add(MapSpace.at(EAST_OF_ISTHMUS, "", 37.83, 23.12)
                .shaped(SpaceShape.DOT)
                .sized(0.4));
        for (Side side : Side.values()) {
            LatLon site = port(side);
            marks.add(MapSpace.at(portId(side), words.text("port." + side.id()), site.lat(), site.lon())
                    .shaped(SpaceShape.SQUARE)
                    .sized(0.8));
        }
        return marks;
    }

    /** The dotted lines by which Merchants travel; the diolkos is dashed. */
    static List<MapPath> routes() {
        return List.of(
                MapPath.of(portId(Side.ATHENS), Space.KYKLADES.id(), ROUTE),
                MapPath.of(portId(Side.SPARTA), Space.IONION.id(), ROUTE),
                MapPath.of(portId(Side.SPARTA), Space.MYRTOON.id(), ROUTE),
                MapPath.of(Space.KYKLADES.id(), Space.THRAKIKO.id(), ROUTE),
                MapPath.of(Space.KYKLADES.id(), Space.NOTIES_SPORADES.id(), ROUTE),
                MapPath.of(Space.KYKLADES.id(), Space.MYRTOON.id(), ROUTE),
                MapPath.of(Space.NOTIES_SPORADES.id(), Space.MYRTOON.id(), ROUTE),
                MapPath.of(Space.NOTIES_SPORADES.id(), Space.THRAKIKO.id(), ROUTE),
                MapPath.of(Space.NOTIES_SPORADES.id(), Market.PERSIA.id(), ROUTE),
                MapPath.of(Space.MYRTOON.id(), Market.AEGYPTOS.id(), ROUTE),
                MapPath.of(Space.THRAKIKO.id(), Market.EUXINOS.id(), ROUTE),
                MapPath.of(Space.THRAKIKO.id(), Market.THRAKI.id(), ROUTE),
                MapPath.of(Space.IONION.id(), Market.ILLYRIA.id(), ROUTE),
                MapPath.of(Polis.EPIDAMNOS.id(), Market.ILLYRIA.id(), ROAD),
                MapPath.of(Polis.ABDIRA.id(), Market.THRAKI.id(), ROAD),
                MapPath.of(WEST_OF_ISTHMUS, EAST_OF_ISTHMUS, DIOLKOS));
    }
}
