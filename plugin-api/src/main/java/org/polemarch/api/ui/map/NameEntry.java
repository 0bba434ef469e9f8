package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.LabelPlacer.Placed;
import org.polemarch.api.ui.map.LabelPlacer.Wish;
import org.polemarch.api.ui.map.MapPane.Spot;

/** A name on the map in all its forms, the full one first. At most one of them is visible. */
abstract class NameEntry {

    static final double PADDING = 1.5;

    final MapPane map;
    private final String id;
    private final LatLon at;
    private final int rank;
    private final List<MapLabel> forms = new ArrayList<>();
    private final Scale scale = new Scale();
    private Shape shape;
    private List<LabelSpot> places = List.of();

    /** Everything that the places of a name depend on; while it stays the same, so do they. */
    private record Shape(double radius, double scale, List<LabelSpot.Size> sizes) {}

    NameEntry(MapPane map, String id, LatLon at, int rank, String style, List<String> texts) {
        this.map = map;
        this.id = id;
        this.at = at;
        this.rank = rank;
        for (String text : texts) {
            MapLabel label = new MapLabel(text, style);
            label.getTransforms().add(scale);
            label.setVisible(false);
            forms.add(label);
        }
    }

    /** The name, and a shorter form of it if there is one. */
    static List<String> texts(String name) {
        return Stream.of(name, ShortName.of(name)).distinct().toList();
    }

    final String id() {
        return id;
    }

    final LatLon at() {
        return at;
    }

    final int rank() {
        return rank;
    }

    final List<MapLabel> forms() {
        return forms;
    }

    final void standFor(Node place) {
        forms.forEach(form -> form.standFor(place));
    }

    /** Whether what it names is visible if its point is here. */
    abstract boolean isSeen(Spot spot);

    /** Its possible places, relative to its point. */
    abstract List<LabelSpot> places(double radius, double mapScale, List<LabelSpot.Size> sizes);

    /** How much room the thing at its point takes. */
    abstract double radius(MapSheet sheet);

    abstract double within(Box box, MapSheet sheet);

    abstract double apart(Box box, MapSheet sheet);

    final Wish wish(Spot spot, double growth) {
        List<LabelSpot.Size> sizes = forms.stream()
                .map(form -> new LabelSpot.Size(form.width() * growth + 2 * PADDING, form.height() * growth))
                .toList();
        Shape now = new Shape(radius(spot.sheet()), spot.sheet().scale(), sizes);
        if (!now.equals(shape)) {
            shape = now;
            places = places(now.radius(), now.scale(), sizes);
        }
        return new Wish(id, spot.x(), spot.y(), rank, places);
    }

    /** A wish without any places. */
    final Wish unseen() {
        return new Wish(id, 0, 0, rank, List.of());
    }

    /** Names are aligned to whole screen pixels, because a picture of letters that isn't is blurred. */
    final void show(Placed placed, double growth) {
        for (int form = 0; form < forms.size(); form++) {
            forms.get(form).setVisible(placed != null && placed.form() == form);
        }
        if (placed != null) {
            scale.setX(growth);
            scale.setY(growth);
            MapLabel label = forms.get(placed.form());
            label.setLayoutX(map.snapPositionX(placed.box().x() + PADDING));
            label.setLayoutY(map.snapPositionY(placed.box().y()));
        }
    }

    final MapName named(Placed placed, List<MapSheet> sheets) {
        MapSheet sheet = map.spot(at).sheet();
        Box box = placed.box();
        return new MapName(
                id,
                forms.get(placed.form()).text(),
                sheets.indexOf(sheet),
                box,
                within(box, sheet),
                apart(box, sheet) / box.height());
    }
}
