package org.polemarch.victory.ui;

import java.util.List;
import javafx.scene.paint.Color;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.Regions;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.data.Chart;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Space;

/** Where the spaces lie: regions of the real land and sea. Sicily and Egypt are too far away and have boxes of their own. */
final class VictoryGeography {

    private static final PathStyle PASSAGE = PathStyle.SEA
            .lined(PathStyle.Line.DOTTED)
            .coloured(Color.web("#2f5568", 0.8))
            .wide(15);

    private final VictoryData data;
    private final List<Regions> regions;

    private VictoryGeography(VictoryData data) {
        this.data = data;
        regions = data.chart().boxes().list().stream().map(this::cut).toList();
    }

    /** Of the shipped figures. Cutting takes longer than all else about a board, so that all boards share one. */
    static VictoryGeography shipped() {
        return Shipped.GEOGRAPHY;
    }

    private static final class Shipped {
        static final VictoryGeography GEOGRAPHY = new VictoryGeography(VictoryOrDeathPlugin.figures());
    }

    VictoryData data() {
        return data;
    }

    GeoBounds bounds(String box) {
        return bounds(data.chart().boxes().get(box, "the map"));
    }

    private static GeoBounds bounds(Chart.Box box) {
        return new GeoBounds(box.south(), box.west(), box.north(), box.east());
    }

    /** The land and sea of Hellas, and of the boxes. */
    List<Regions> regions() {
        return regions;
    }

    /** Names find their places in the order of the data: the ones around the Isthmus have the least room. */
    private Regions cut(Chart.Box box) {
        Regions.Cutter cutter = Regions.within(bounds(box));
        for (Chart.Shape shape : data.chart().shapes()) {
            if (shape.box().equals(box.id())) {
                add(shape, cutter);
            }
        }
        box.wild().forEach(at -> cutter.wild(at.get(0), at.get(1)));
        box.openSea().forEach(at -> cutter.openSea(at.get(0), at.get(1)));
        return cutter.meander(box.meander()).build();
    }

    private void add(Chart.Shape shape, Regions.Cutter cutter) {
        String id = shape.id();
        String label = label(data, id);
        switch (shape.cut()) {
            case LAND -> shape.at().forEach(at -> cutter.landSeed(id, label, at.get(0), at.get(1)));
            case SEA -> shape.at().forEach(at -> cutter.seaSeed(id, label, at.get(0), at.get(1)));
            case ISLAND ->
                cutter.land(
                        id,
                        label,
                        shape.at().stream()
                                .flatMapToDouble(at -> at.stream().mapToDouble(Double::doubleValue))
                                .toArray());
            case TOWN -> {} // a point
        }
    }

    /** Neutral lands say so, key locations show their points. */
    static String label(VictoryData data, String id) {
        Space space = data.atlas().space(id, "the map");
        int points = data.atlas().keyValue(space.index());
        return points > 0 ? space.name() + " \u2605" + points : space.name();
    }

    /** Athens is a town within Attica and drawn as a point. */
    List<MapSpace> points() {
        return data.chart().shapes().list().stream()
                .filter(shape -> shape.cut() == Chart.Cut.TOWN)
                .map(shape -> MapSpace.at(
                                shape.id(),
                                label(data, shape.id()),
                                shape.at().get(0).get(0),
                                shape.at().get(0).get(1))
                        .shaped(SpaceShape.CAPITAL)
                        .ranked(3)
                        .sized(0.9))
                .toList();
    }

    /** Borders of the rules that do not show where the regions touch. */
    List<MapPath> passages() {
        return data.chart().passages().list().stream()
                .map(passage -> MapPath.of(passage.a(), passage.b(), PASSAGE))
                .toList();
    }
}
