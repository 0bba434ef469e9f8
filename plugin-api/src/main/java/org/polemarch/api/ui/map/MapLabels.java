package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.transform.Scale;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.LabelPlacer.Wish;
import org.polemarch.api.ui.map.MapPane.Spot;

final class MapLabels {

    private static final double PADDING = 1.5;
    private static final int AREA_RANK = 1000;
    private static final int CAPTION_RANK = -1000;
    private static final int TAG_RANK = 2000;
    private static final double TAG_RADIUS = 0.4;

    private final MapPane map;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Integer> habit = new HashMap<>();
    private final Map<Node, Tag> tags = new LinkedHashMap<>();
    private final Map<MapSheet, Layout> layouts = new HashMap<>();
    private int tagged;
    private int asideFrom = Integer.MAX_VALUE;

    private record Entry(
            String id, LatLon at, MapLabel label, Line leader, Scale scale, int rank, boolean inside, double size) {}

    private record Tag(String id, Node node, LatLon at, Line leader, boolean inside) {}

    /** All that decides where the labels of a sheet stand, down to the size of a pixel of the screen. */
    private record Layout(
            Box sight, double growth, double pixel, List<Box> blocked, List<Wish> tags, List<Wish> names) {}

    MapLabels(MapPane map) {
        this.map = map;
    }

    /** Names of that rank or higher stand aside where there is no room for them. */
    void aside(int fromRank) {
        asideFrom = fromRank;
    }

    void space(SpaceNode node) {
        MapSpace space = node.space;
        String style = space.shape() == SpaceShape.SEA
                ? "pm-label-sea"
                : space.rank() >= 2 ? "pm-label-city" : "pm-label-town";
        add(space.id(), space.name(), space.at(), style, space.rank(), false, space.size() * 0.575)
                .standFor(node);
    }

    void area(AreaNode node) {
        Area area = node.area;
        String style = area.ground() == Area.Ground.LAND ? "pm-label-area" : "pm-label-sea";
        add(area.id(), area.name(), area.middle(), style, AREA_RANK, true, 0).standFor(node);
    }

    void caption(String text, LatLon at, boolean sea) {
        add("caption " + text, text, at, sea ? "pm-caption-sea" : "pm-caption", CAPTION_RANK, true, 0);
    }

    private MapLabel add(String id, String text, LatLon at, String style, int rank, boolean inside, double size) {
        MapLabel label = new MapLabel(text, style);
        Scale scale = new Scale();
        label.getTransforms().add(scale);
        Line leader = leader();
        entries.put(id, new Entry(id, at, label, leader, scale, rank, inside, size));
        MapSheet sheet = map.spot(at).sheet();
        sheet.leaders.getChildren().add(leader);
        sheet.labels.getChildren().add(label);
        return label;
    }

    private static Line leader() {
        Line leader = new Line();
        leader.getStyleClass().add("pm-map-leader");
        leader.setMouseTransparent(true);
        leader.setManaged(false);
        leader.setVisible(false);
        return leader;
    }

    void tag(Node node, LatLon at, boolean inside) {
        untag(node);
        Tag tag = new Tag("tag " + tagged++, node, at, leader(), inside);
        tags.put(node, tag);
        MapSheet sheet = map.spot(at).sheet();
        sheet.leaders.getChildren().add(tag.leader());
        sheet.labels.getChildren().add(node);
    }

    void untag(Node node) {
        Tag tag = tags.remove(node);
        if (tag != null) {
            MapSheet sheet = map.spot(tag.at()).sheet();
            sheet.labels.getChildren().remove(node);
            sheet.leaders.getChildren().remove(tag.leader());
            habit.remove(tag.id());
        }
    }

    double areaHeight() {
        return entries.values().stream()
                .filter(entry -> entry.rank() == AREA_RANK)
                .mapToDouble(entry ->
                        entry.label().height() * growth(map.spot(entry.at()).sheet()))
                .findFirst()
                .orElse(0);
    }

    private double growth(MapSheet sheet) {
        return Math.min(1.5, Math.max(0.75, map.growth(sheet)));
    }

    /** Finds places for all names and tags, on each sheet where anything has moved. */
    void layout(List<MapSheet> sheets, Map<MapSheet, List<Node>> obstacles) {
        for (MapSheet sheet : sheets) {
            Layout layout = layout(sheet, obstacles.get(sheet));
            if (!layout.equals(layouts.put(sheet, layout))) {
                place(sheet, layout);
            }
        }
    }

    private Layout layout(MapSheet sheet, List<Node> obstacles) {
        List<Box> blocked = new ArrayList<>(obstacles.size());
        List<Box> insets = new ArrayList<>();
        for (Node node : obstacles) {
            Box box = box(node);
            blocked.add(box);
            if (node instanceof MapInset) {
                insets.add(box);
            }
        }
        List<Wish> tagWishes = new ArrayList<>();
        for (Tag tag : tags.values()) {
            Spot spot = map.spot(tag.at());
            if (spot.sheet() == sheet) {
                tagWishes.add(wish(tag, spot, !isCovered(spot, insets)));
            }
        }
        double growth = growth(sheet);
        List<Wish> names = new ArrayList<>(entries.size());
        for (Entry entry : entries.values()) {
            Spot spot = map.spot(entry.at());
            if (spot.sheet() == sheet) {
                names.add(wish(entry, spot, growth, !isCovered(spot, insets)));
            }
        }
        Box sight = new Box(0, 0, sheet.getWidth(), sheet.getHeight());
        return new Layout(sight, growth, map.snapSizeX(0.1), blocked, tagWishes, names);
    }

    /** Whether an inset lies over a point: what is there is not seen, so its name need not be. */
    private static boolean isCovered(Spot spot, List<Box> insets) {
        if (insets.isEmpty()) {
            return false;
        }
        Box point = new Box(spot.x(), spot.y(), 0, 0);
        return insets.stream().anyMatch(inset -> inset.holds(point));
    }

    private void place(MapSheet sheet, Layout layout) {
        LabelPlacer placer = new LabelPlacer(habit);
        placer.within(layout.sight());
        layout.blocked().forEach(placer::block);
        placeTags(sheet, placer, layout.tags());
        Map<String, Box> placed = placer.place(layout.names());
        for (Wish wish : layout.names()) {
            show(entries.get(wish.id()), wish, placed.get(wish.id()), layout.growth());
        }
    }

    /** Tags find their places before names do. */
    private void placeTags(MapSheet sheet, LabelPlacer placer, List<Wish> wishes) {
        Map<String, Box> placed = placer.place(wishes);
        int next = 0;
        for (Tag tag : tags.values()) {
            if (map.spot(tag.at()).sheet() == sheet) {
                Wish wish = wishes.get(next++);
                Box box = placed.get(tag.id());
                tag.node().setVisible(box != null);
                lead(tag.leader(), wish, box);
                if (box != null) {
                    tag.node().relocate(Math.rint(box.x()), Math.rint(box.y()));
                }
            }
        }
    }

    private Wish wish(Tag tag, Spot spot, boolean seen) {
        tag.node().autosize();
        Box size = box(tag.node());
        double radius = TAG_RADIUS * map.style().unit() * map.growth(spot.sheet());
        return new Wish(
                tag.id(), spot.x(), spot.y(), size.width(), size.height(), radius, TAG_RANK, tag.inside(), seen);
    }

    private static void lead(Line leader, Wish wish, Box box) {
        boolean leads = box != null && wish.isAside(box);
        leader.setVisible(leads);
        if (leads) {
            leader.setStartX(wish.x());
            leader.setStartY(wish.y());
            leader.setEndX(Math.max(box.x(), Math.min(wish.x(), box.x() + box.width())));
            leader.setEndY(Math.max(box.y(), Math.min(wish.y(), box.y() + box.height())));
        }
    }

    /** The room a node takes as it was just laid out; what it has inside may not have been laid out yet. */
    static Box box(Node node) {
        Bounds own = node.getLayoutBounds();
        double width = own.getWidth() * node.getScaleX();
        double height = own.getHeight() * node.getScaleY();
        double x = node.getLayoutX() + own.getMinX() + own.getWidth() / 2 - width / 2;
        double y = node.getLayoutY() + own.getMinY() + own.getHeight() / 2 - height / 2;
        return new Box(x, y, width, height);
    }

    private Wish wish(Entry entry, Spot spot, double growth, boolean seen) {
        return new Wish(
                entry.id(),
                spot.x(),
                spot.y() - (entry.rank() == AREA_RANK ? map.piecesUnder(entry.id()) / 2 : 0),
                entry.label().width() * growth + 2 * PADDING,
                entry.label().height() * growth,
                entry.size() * map.style().unit() * map.growth(spot.sheet()),
                entry.rank(),
                entry.inside(),
                seen && entry.rank() >= asideFrom);
    }

    /** Names stand on whole pixels of the screen: a picture of letters that does not is blurred. */
    private void show(Entry entry, Wish wish, Box box, double growth) {
        entry.label().setVisible(box != null);
        lead(entry.leader(), wish, box);
        if (box != null) {
            entry.scale().setX(growth);
            entry.scale().setY(growth);
            entry.label().setLayoutX(map.snapPositionX(box.x() + PADDING));
            entry.label().setLayoutY(map.snapPositionY(box.y()));
        }
    }
}
