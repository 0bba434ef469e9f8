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

/** The labels of a map and where they stand now. */
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
    private int tagged;
    private int asideFrom = Integer.MAX_VALUE;

    private record Entry(
            String id, LatLon at, MapLabel label, Line leader, Scale scale, int rank, boolean inside, double size) {}

    private record Tag(String id, Node node, LatLon at, Line leader, boolean inside) {}

    MapLabels(MapPane map) {
        this.map = map;
    }

    /** Names of that rank or higher stand aside where there is no room for them. */
    void aside(int fromRank) {
        asideFrom = fromRank;
    }

    void space(SpaceNode node) {
        MapSpace space = node.space();
        String style = space.shape() == SpaceShape.SEA
                ? "pm-label-sea"
                : space.rank() >= 2 ? "pm-label-city" : "pm-label-town";
        add(space.id(), space.name(), space.at(), style, space.rank(), false, space.size() * 0.575)
                .standFor(node);
    }

    void area(AreaNode node) {
        Area area = node.area();
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
        sheet.leaders().getChildren().add(leader);
        sheet.labels().getChildren().add(label);
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
        sheet.leaders().getChildren().add(tag.leader());
        sheet.labels().getChildren().add(node);
    }

    void untag(Node node) {
        Tag tag = tags.remove(node);
        if (tag != null) {
            MapSheet sheet = map.spot(tag.at()).sheet();
            sheet.labels().getChildren().remove(node);
            sheet.leaders().getChildren().remove(tag.leader());
            habit.remove(tag.id());
        }
    }

    /** How high the name of an area is drawn now. */
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

    void layout(List<MapSheet> sheets, Map<MapSheet, List<Node>> obstacles) {
        for (MapSheet sheet : sheets) {
            double growth = growth(sheet);
            LabelPlacer placer = new LabelPlacer(habit);
            placer.within(new LabelPlacer.Box(0, 0, sheet.getWidth(), sheet.getHeight()));
            for (Node node : obstacles.get(sheet)) {
                placer.block(box(node));
            }
            List<LabelPlacer.Wish> wishes = new ArrayList<>();
            for (Entry entry : entries.values()) {
                MapPane.Spot spot = map.spot(entry.at());
                if (spot.sheet() == sheet) {
                    wishes.add(wish(entry, spot, growth, !isCovered(spot, obstacles.get(sheet))));
                }
            }
            layoutTags(sheet, placer, obstacles.get(sheet));
            Map<String, LabelPlacer.Box> placed = placer.place(wishes);
            for (LabelPlacer.Wish wish : wishes) {
                show(entries.get(wish.id()), wish, placed.get(wish.id()), growth);
            }
        }
    }

    /** Whether an inset lies over a point: what is there is not seen, so its name need not be. */
    private static boolean isCovered(MapPane.Spot spot, List<Node> obstacles) {
        LabelPlacer.Box point = new LabelPlacer.Box(spot.x(), spot.y(), 0, 0);
        return obstacles.stream()
                .anyMatch(node -> node instanceof MapInset && box(node).holds(point));
    }

    /** Tags find their places before names do. */
    private void layoutTags(MapSheet sheet, LabelPlacer placer, List<Node> obstacles) {
        List<LabelPlacer.Wish> wishes = new ArrayList<>();
        for (Tag tag : tags.values()) {
            MapPane.Spot spot = map.spot(tag.at());
            if (spot.sheet() == sheet) {
                tag.node().autosize();
                LabelPlacer.Box size = box(tag.node());
                double radius = TAG_RADIUS * map.style().unit() * map.growth(sheet);
                wishes.add(new LabelPlacer.Wish(
                        tag.id(),
                        spot.x(),
                        spot.y(),
                        size.width(),
                        size.height(),
                        radius,
                        TAG_RANK,
                        tag.inside(),
                        !isCovered(spot, obstacles)));
            }
        }
        Map<String, LabelPlacer.Box> placed = placer.place(wishes);
        int next = 0;
        for (Tag tag : tags.values()) {
            if (map.spot(tag.at()).sheet() == sheet) {
                LabelPlacer.Wish wish = wishes.get(next++);
                LabelPlacer.Box box = placed.get(tag.id());
                tag.node().setVisible(box != null);
                lead(tag.leader(), wish, box);
                if (box != null) {
                    tag.node().relocate(Math.rint(box.x()), Math.rint(box.y()));
                }
            }
        }
    }

    private static void lead(Line leader, LabelPlacer.Wish wish, LabelPlacer.Box box) {
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
    static LabelPlacer.Box box(Node node) {
        Bounds own = node.getLayoutBounds();
        double width = own.getWidth() * node.getScaleX();
        double height = own.getHeight() * node.getScaleY();
        double x = node.getLayoutX() + own.getMinX() + own.getWidth() / 2 - width / 2;
        double y = node.getLayoutY() + own.getMinY() + own.getHeight() / 2 - height / 2;
        return new LabelPlacer.Box(x, y, width, height);
    }

    private LabelPlacer.Wish wish(Entry entry, MapPane.Spot spot, double growth, boolean seen) {
        return new LabelPlacer.Wish(
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
    private void show(Entry entry, LabelPlacer.Wish wish, LabelPlacer.Box box, double growth) {
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
