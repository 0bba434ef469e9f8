package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.Regions;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Space;

/** Where the spaces lie: regions of the real land and sea. Sicily and Egypt are too far away and have boxes of their own. */
final class VictoryGeography {

    static final GeoBounds BOUNDS = new GeoBounds(35.12, 17.6, 41.45, 28.9);
    static final GeoBounds WEST = new GeoBounds(35.6, 12.2, 38.45, 16.3);
    static final GeoBounds EGYPT = new GeoBounds(30.85, 29.2, 31.75, 32.4);

    /** Athens is a town within Attica and drawn as a point. */
    static final String ATHENS = "athens";

    private static final PathStyle PASSAGE = PathStyle.SEA
            .lined(PathStyle.Line.DOTTED)
            .coloured(Color.web("#2f5568", 0.8))
            .wide(15);

    private final VictoryData data;
    private final List<Regions> regions;

    private VictoryGeography(VictoryData data) {
        this.data = data;
        regions = List.of(hellas(data), west(data), egypt(data));
    }

    /** Of the shipped figures. Cutting takes longer than all else about a board, so that all boards share one. */
    static VictoryGeography shipped() {
        return Shipped.GEOGRAPHY;
    }

    private static final class Shipped {
        static final VictoryGeography GEOGRAPHY = new VictoryGeography(VictoryOrDeathPlugin.figures());
    }

    /** What the map is made from. */
    VictoryData data() {
        return data;
    }

    /** The land and sea of Hellas, and of the boxes. */
    List<Regions> regions() {
        return regions;
    }

    private static Regions hellas(VictoryData data) {
        Cut cut = new Cut(Regions.within(BOUNDS), data);
        // Names find their places in this order: the ones around the Isthmus have the least room.
        cut.land("corinth", 37.88, 22.72, 37.95, 22.86);
        cut.land("argos", 37.6, 22.8, 37.42, 23.25, 37.3, 22.75, 37.78, 22.95, 37.88, 23.0);
        cut.land("attica", 38.05, 23.87, 38.28, 23.7, 37.8, 23.98);
        cut.land("megara", 38.0, 23.28, 38.08, 23.2, 37.98, 23.04);
        cut.land("arcadia", 37.52, 22.28, 37.7, 22.25);
        cut.land("laconia", 37.0, 22.45, 36.75, 22.95, 36.6, 22.45);
        cut.land("messenia", 37.1, 21.85, 36.9, 21.95, 37.2, 22.0);
        cut.land("elis", 37.72, 21.5, 37.5, 21.75, 37.85, 21.25);
        cut.land("achaea", 38.12, 21.75, 38.08, 22.2, 37.98, 22.4, 38.05, 21.45);
        cut.land("boeotia", 38.4, 23.2, 38.3, 22.95);
        cut.land("phocis", 38.55, 22.5, 38.7, 22.75, 38.45, 22.7);
        cut.land("aetolia", 38.65, 21.8, 38.8, 22.05, 38.5, 21.8, 38.9, 21.6);
        cut.land("acarnania", 38.75, 21.1, 38.95, 21.15, 38.7, 20.65, 38.35, 21.2, 38.45, 21.4);
        cut.land("thessaly", 39.5, 22.3, 39.2, 22.6, 39.3, 23.1, 39.4, 21.8, 39.0, 22.3);
        cut.land("epirus", 39.6, 20.6, 39.3, 20.8, 40.1, 20.3, 40.3, 20.8, 39.25, 21.3, 40.8, 20.75, 41.3, 20.75);
        cut.land("epidamnus", 41.1, 19.7, 40.7, 19.7, 41.0, 20.2);
        cut.land("macedonia", 40.6, 22.0, 40.3, 21.6, 40.9, 22.6, 40.9, 21.6, 41.1, 23.4, 40.15, 22.4, 40.4, 22.6);
        cut.land("chalcidice", 40.4, 23.4, 40.15, 23.7, 40.55, 23.65, 40.05, 23.4, 40.2, 24.2);
        cut.land("thrace", 41.0, 24.9, 41.0, 25.8, 40.95, 24.3, 40.7, 24.65, 40.65, 26.6, 40.25, 26.38, 40.5, 25.6);
        cut.land("byzantium", 41.15, 28.5, 41.0, 27.7);
        cut.land("odrysian-kingdom", 41.4, 26.4, 41.4, 25.6, 41.4, 27.2, 41.4, 24.6);
        cut.land(
                "persia", 39.0, 28.3, 39.9, 27.3, 40.2, 28.6, 37.9, 28.6, 37.2, 28.6, 39.5, 27.2, 36.9, 28.6, 40.1,
                26.55, 39.8, 26.2, 40.35, 26.95, 39.55, 26.5);
        cut.land("ionia", 38.4, 27.1, 37.95, 27.4, 38.8, 27.1, 37.45, 27.5, 38.35, 26.5, 39.2, 26.95);
        cut.island(
                "corcyra", 39.9, 19.5, 39.83, 19.945, 39.7, 19.97, 39.5, 20.08, 39.3, 20.25, 39.1, 20.3, 39.1, 20.0,
                39.5, 19.5);
        cut.land("zacynthus", 37.8, 20.8, 38.25, 20.6, 38.4, 20.7);
        cut.land("cythera", 36.25, 22.98);
        cut.land("euboea", 38.6, 23.9, 38.9, 23.3, 38.1, 24.4);
        cut.land("melos", 36.7, 24.45, 36.98, 24.7, 37.15, 24.5, 37.4, 24.4);
        cut.land("naxos", 37.05, 25.5, 37.08, 25.15, 37.4, 25.3, 36.7, 25.3, 36.85, 25.9);
        cut.island("chios", 38.1, 25.8, 38.65, 25.8, 38.65, 26.17, 38.1, 26.2);
        cut.island("lesbos", 38.93, 25.8, 39.42, 25.8, 39.42, 26.35, 39.38, 26.45, 39.2, 26.64, 38.93, 26.64);
        cut.island("samos", 37.5, 25.95, 37.7, 25.95, 37.85, 26.5, 37.83, 26.98, 37.72, 27.06, 37.62, 26.95);
        cut.land("rhodes", 36.2, 27.95);
        cut.land("crete", 35.25, 24.8, 35.35, 23.8, 35.2, 25.8);
        cut.land("italy", 40.3, 18.2, 40.6, 17.8);
        cut.sea(
                "ionian-sea",
                38.9,
                19.6,
                37.8,
                19.6,
                40.0,
                18.9,
                38.3,
                20.9,
                40.9,
                18.9,
                37.4,
                19.0,
                38.8,
                17.6,
                40.0,
                17.6,
                38.2,
                21.15);
        cut.sea("gulf-of-corinth", 38.28, 22.1, 38.2, 22.5, 38.1, 22.9, 38.3, 21.85, 38.25, 21.5);
        cut.sea(
                "messenian-gulf",
                36.7,
                21.6,
                36.5,
                22.2,
                37.3,
                21.2,
                36.2,
                21.4,
                36.6,
                22.65,
                36.15,
                22.65,
                37.7,
                21.1);
        cut.sea(
                "myrtoan-sea",
                36.75,
                23.6,
                36.5,
                23.3,
                37.15,
                23.7,
                36.9,
                24.55,
                36.75,
                23.1,
                37.2,
                24.9,
                36.15,
                23.35,
                37.4,
                24.1);
        cut.sea("saronic-gulf", 37.75, 23.5, 37.65, 23.3, 37.65, 23.75, 37.9, 23.4);
        cut.sea("euboean-gulf", 38.8, 22.9, 38.4, 23.7, 39.1, 23.0, 38.15, 24.05, 39.15, 23.4, 37.85, 24.13);
        cut.sea(
                "aegean-sea",
                38.6,
                25.1,
                39.3,
                25.3,
                38.2,
                25.6,
                37.9,
                25.1,
                38.9,
                26.5,
                38.6,
                24.6,
                37.9,
                25.9,
                38.1,
                24.75,
                37.75,
                24.7);
        cut.sea("dodecanese", 36.7, 26.7, 37.2, 26.4, 36.4, 27.5, 37.2, 27.0, 36.5, 26.2, 36.5, 25.6);
        cut.sea("thracian-sea", 40.1, 24.7, 40.4, 25.2, 39.9, 23.2, 39.7, 24.0, 40.3, 23.0);
        cut.sea(
                "hellespont",
                40.0,
                26.0,
                40.3,
                26.5,
                40.7,
                27.7,
                40.2,
                25.7,
                39.5,
                26.0,
                40.75,
                28.5,
                39.42,
                26.45,
                39.5,
                26.8);
        cut.sea(
                "east-mediterranean-sea",
                35.7,
                25.8,
                35.9,
                24.2,
                35.5,
                22.8,
                35.6,
                27.2,
                36.4,
                24.4,
                35.9,
                28.2,
                35.9,
                25.4);
        return cut.cutter
                .wild(37.9, 24.8) // Andros and Tinos
                .wild(37.6, 25.1)
                .wild(38.9, 24.55) // Skyros
                .wild(39.15, 23.7) // the Sporades
                .wild(39.9, 25.25) // Lemnos
                .wild(39.5, 25.0)
                .wild(40.45, 25.55) // Samothrace
                .wild(40.18, 25.85) // Imbros
                .wild(36.9, 26.95) // Kos and Kalymnos
                .wild(37.2, 26.8)
                .wild(36.6, 26.35)
                .wild(35.6, 27.15) // Karpathos
                .wild(36.4, 27.4)
                .openSea(41.4, 28.85)
                .openSea(35.4, 19.2)
                .openSea(35.3, 20.8)
                .openSea(36.2, 18.0)
                .openSea(36.0, 28.8)
                .meander(3)
                .build();
    }

    private static Regions west(VictoryData data) {
        Cut cut = new Cut(Regions.within(WEST), data);
        cut.land("sicily", 37.55, 13.9, 37.9, 14.6, 37.3, 14.0);
        cut.land("syracuse", 37.05, 15.1, 37.3, 14.95, 36.8, 14.9);
        cut.sea("west-mediterranean-sea", 36.1, 14.3, 36.9, 15.9);
        return cut.cutter.wild(38.3, 16.2).wild(38.1, 15.9).build();
    }

    private static Regions egypt(VictoryData data) {
        Cut cut = new Cut(Regions.within(EGYPT), data);
        cut.land("egypt", 31.1, 30.5);
        return cut.cutter.build();
    }

    /** Names the seeds by the data: neutral lands say so, key locations show their points. */
    private static final class Cut {
        private final Regions.Cutter cutter;
        private final VictoryData data;

        Cut(Regions.Cutter cutter, VictoryData data) {
            this.cutter = cutter;
            this.data = data;
        }

        void land(String id, double... latLons) {
            for (int i = 0; i < latLons.length; i += 2) {
                cutter.landSeed(id, label(data, id), latLons[i], latLons[i + 1]);
            }
        }

        /** All land in a polygon: for islands so near the mainland that seeds would share its coast. */
        void island(String id, double... latLons) {
            cutter.land(id, label(data, id), latLons);
        }

        void sea(String id, double... latLons) {
            for (int i = 0; i < latLons.length; i += 2) {
                cutter.seaSeed(id, label(data, id), latLons[i], latLons[i + 1]);
            }
        }
    }

    static String label(VictoryData data, String id) {
        Space space = data.atlas().space(id, "the map");
        int points = data.atlas().keyValue(space.index());
        return points > 0 ? space.name() + " \u2605" + points : space.name();
    }

    List<MapSpace> points() {
        return List.of(MapSpace.at(ATHENS, label(data, ATHENS), 37.94, 23.73)
                .shaped(SpaceShape.CAPITAL)
                .ranked(3)
                .sized(0.9));
    }

    /** Where pieces stand, where the middle of the region is no good place: around the Isthmus they would hide its names. */
    static Map<String, LatLon> stands() {
        Map<String, LatLon> stands = new LinkedHashMap<>();
        stands.put("gulf-of-corinth", new LatLon(38.28, 22.1));
        stands.put("corinth", new LatLon(37.72, 22.62));
        stands.put("argos", new LatLon(37.38, 23.1));
        stands.put("saronic-gulf", new LatLon(37.68, 23.62));
        stands.put("boeotia", new LatLon(38.42, 23.05));
        stands.put("attica", new LatLon(38.2, 23.98));
        return stands;
    }

    /** Borders of the rules that do not show where the regions touch. */
    static List<MapPath> passages() {
        List<MapPath> paths = new ArrayList<>();
        paths.add(MapPath.of("west-mediterranean-sea", "ionian-sea", PASSAGE));
        paths.add(MapPath.of("west-mediterranean-sea", "italy", PASSAGE));
        paths.add(MapPath.of("egypt", "east-mediterranean-sea", PASSAGE));
        return paths;
    }
}
