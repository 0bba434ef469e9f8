package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.LabelPlacer.Placed;
import org.polemarch.api.ui.map.LabelPlacer.Wish;
import org.polemarch.api.ui.map.MapPane.Spot;

/** The names and tags of a map. Each is shown in or beside its place, in a shorter form if necessary, or not at all. */
final class MapLabels {

    private static final int CAPTION_RANK = -1000;
    private static final double TAG_RADIUS = 0.4;

    private final MapPane map;
    private final Map<String, NameEntry> entries = new LinkedHashMap<>();
    private final Map<String, LabelSpot> habit = new HashMap<>();
    private final Map<Node, Tag> tags = new LinkedHashMap<>();
    private final Map<MapSheet, Layout> layouts = new HashMap<>();
    private final Map<String, Placed> shown = new HashMap<>();
    private int tagged;

    private record Tag(String id, Node node, LatLon at, boolean inside) {}

    /** Everything that decides where a sheet's labels go, down to the size of a screen pixel. */
    private record Layout(
            Box sight, double growth, double pixel, List<Box> blocked, List<Wish> tags, List<Wish> names) {}

    MapLabels(MapPane map) {
        this.map = map;
    }

    void space(SpaceNode node) {
        MapSpace space = node.space;
        String style = space.shape() == SpaceShape.SEA
                ? "pm-label-sea"
                : space.rank() >= 2 ? "pm-label-city" : "pm-label-town";
        add(new PointName(map, space, style)).standFor(node);
    }

    void area(AreaNode node) {
        add(new AreaName(map, node.area, map.spot(node.area.middle()).sheet(), this::rooms))
                .standFor(node);
    }

    private List<AreaRoom> rooms(AreaName but) {
        return entries.values().stream()
                .filter(entry -> entry != but && entry instanceof AreaName area && area.isLike(but))
                .map(entry -> ((AreaName) entry).room())
                .toList();
    }

    void caption(String text, LatLon at, boolean sea) {
        add(new PointName(map, "caption " + text, text, at, sea ? "pm-caption-sea" : "pm-caption", CAPTION_RANK));
    }

    private NameEntry add(NameEntry entry) {
        entries.put(entry.id(), entry);
        map.spot(entry.at()).sheet().labels.getChildren().addAll(entry.forms());
        return entry;
    }

    void tag(Node node, LatLon at, boolean inside) {
        untag(node);
        tags.put(node, new Tag("tag " + tagged++, node, at, inside));
        map.spot(at).sheet().labels.getChildren().add(node);
    }

    void untag(Node node) {
        Tag tag = tags.remove(node);
        if (tag != null) {
            map.spot(tag.at()).sheet().labels.getChildren().remove(node);
            habit.remove(tag.id());
        }
    }

    double areaHeight() {
        return entries.values().stream()
                .filter(entry -> entry instanceof AreaName)
                .mapToDouble(entry -> entry.forms().get(0).height()
                        * growth(map.spot(entry.at()).sheet()))
                .findFirst()
                .orElse(0);
    }

    private double growth(MapSheet sheet) {
        return Math.min(1.5, Math.max(0.75, map.growth(sheet)));
    }

    /** Finds places for all names and tags on each sheet where something has moved. */
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
                tagWishes.add(wish(tag, spot));
            }
        }
        double growth = growth(sheet);
        List<Wish> names = new ArrayList<>(entries.size());
        for (NameEntry entry : entries.values()) {
            Spot spot = map.spot(entry.at());
            if (spot.sheet() == sheet) {
                boolean seen = entry.isSeen(spot) && !isCovered(spot, insets);
                names.add(seen ? entry.wish(spot, growth) : entry.unseen());
            }
        }
        Box sight = new Box(0, 0, sheet.getWidth(), sheet.getHeight());
        return new Layout(sight, growth, map.snapSizeX(0.1), blocked, tagWishes, names);
    }

    /** Whether an inset covers a point. What is there can't be seen, so it needs no name. */
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
        placeTags(sheet, placer.place(layout.tags()));
        Map<String, Placed> placed = placer.place(layout.names());
        for (Wish wish : layout.names()) {
            Placed found = placed.get(wish.id());
            entries.get(wish.id()).show(found, layout.growth());
            if (found == null) {
                shown.remove(wish.id());
            } else {
                shown.put(wish.id(), found);
            }
        }
    }

    private void placeTags(MapSheet sheet, Map<String, Placed> placed) {
        for (Tag tag : tags.values()) {
            if (map.spot(tag.at()).sheet() == sheet) {
                Placed found = placed.get(tag.id());
                tag.node().setVisible(found != null);
                if (found != null) {
                    tag.node()
                            .relocate(
                                    Math.rint(found.box().x()),
                                    Math.rint(found.box().y()));
                }
            }
        }
    }

    private Wish wish(Tag tag, Spot spot) {
        tag.node().autosize();
        Box box = box(tag.node());
        LabelSpot.Size size = new LabelSpot.Size(box.width(), box.height());
        double radius = TAG_RADIUS * map.style().unit() * map.growth(spot.sheet());
        List<LabelSpot> places = new ArrayList<>(tag.inside() ? List.of() : LabelSpot.around(radius, List.of(size)));
        places.addAll(LabelSpot.near(size));
        return new Wish(tag.id(), spot.x(), spot.y(), 0, places);
    }

    /** The room a node takes after layout; its children may not have been laid out yet. */
    static Box box(Node node) {
        Bounds own = node.getLayoutBounds();
        double width = own.getWidth() * node.getScaleX();
        double height = own.getHeight() * node.getScaleY();
        double x = node.getLayoutX() + own.getMinX() + own.getWidth() / 2 - width / 2;
        double y = node.getLayoutY() + own.getMinY() + own.getHeight() / 2 - height / 2;
        return new Box(x, y, width, height);
    }

    List<MapName> names(List<MapSheet> sheets) {
        List<MapName> names = new ArrayList<>();
        shown.forEach((id, placed) -> {
            if (entries.get(id).rank() > CAPTION_RANK && placed.box().width() > 2 * NameEntry.PADDING) {
                names.add(entries.get(id).named(placed, sheets));
            }
        });
        return names;
    }
}
