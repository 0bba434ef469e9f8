package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.MapPane.Spot;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;

/** What is on the places of a map: the game's pieces, and any node that a view has pinned to a point. */
final class MapPieces {

    private final MapPane map;
    private final MapPlaces places;
    private final Targets targets;
    private final Map<String, PieceBox> boxes = new LinkedHashMap<>();
    private final List<Pinned> pinned = new ArrayList<>();

    private double nameSpace;

    private record Pinned(Node node, LatLon at, Pos anchor, boolean apart) {}

    MapPieces(MapPane map, MapPlaces places, Targets targets) {
        this.map = map;
        this.places = places;
        this.targets = targets;
    }

    void show(Map<String, List<Piece>> byPlace) {
        boxes.entrySet().removeIf(entry -> {
            if (!byPlace.getOrDefault(entry.getKey(), List.of()).isEmpty()) {
                return false;
            }
            entry.getValue().show(List.of());
            sheet(entry.getKey()).pieces.getChildren().remove(entry.getValue());
            return true;
        });
        // In the order of ids, whatever map the view used, so that of two overlapping stacks the same one is always on
        // top.
        new TreeMap<>(byPlace).forEach((place, pieces) -> {
            if (!pieces.isEmpty()) {
                boxes.computeIfAbsent(place, this::box).show(pieces);
            }
        });
    }

    private PieceBox box(String place) {
        PieceBox box =
                new PieceBox(targets).setCentred(true).setColumns(6).setCrowd(3).setKept(true);
        box.hoverProperty().addListener(changed -> {
            box.setViewOrder(box.isHover() ? -1 : 0);
            stand(place, box);
        });
        Targets.standsOn(box, Target.space(place));
        sheet(place).pieces.getChildren().add(box);
        return box;
    }

    private MapSheet sheet(String place) {
        return map.spot(at(place)).sheet();
    }

    private LatLon at(String place) {
        return places.stand(place).orElseGet(() -> places.where(place));
    }

    void pin(Node node, LatLon at, Pos anchor, boolean apart) {
        unpin(node);
        pinned.add(new Pinned(node, at, anchor, apart));
        map.spot(at).sheet().extras.getChildren().add(node);
    }

    void unpin(Node node) {
        pinned.removeIf(entry -> {
            if (entry.node() == node) {
                map.spot(entry.at()).sheet().extras.getChildren().remove(node);
            }
            return entry.node() == node;
        });
    }

    /** Pieces go above the symbol of a space, but under the name of an area. */
    void layout(double nameHeight) {
        places.spaces().forEach(node -> {
            Spot spot = map.spot(node.space.at());
            double growth = map.growth(spot.sheet());
            centre(node, spot.x(), spot.y(), growth);
            node.beacon.stand(
                    spot.x(),
                    spot.y(),
                    node.getWidth() * growth * SpaceNode.RINGED,
                    map.style().unit(),
                    places.free(node) * spot.sheet().scale());
        });
        nameSpace = nameHeight;
        boxes.forEach(this::stand);
        pinned.forEach(this::relocate);
    }

    /** Moves the nodes that must not overlap away from each other and from whatever is fixed on the main map. */
    void part(MapSheet main, List<Box> fast, double gap) {
        List<Node> nodes = new ArrayList<>();
        List<Box> boxes = new ArrayList<>();
        for (Pinned entry : pinned) {
            if (entry.apart() && map.spot(entry.at()).sheet() == main) {
                nodes.add(entry.node());
                boxes.add(MapLabels.box(entry.node()));
            }
        }
        Box sight = new Box(gap, gap, main.getWidth() - 2 * gap, main.getHeight() - 2 * gap);
        List<Box> parted = new PushApart(sight, fast, gap).apart(boxes);
        for (int i = 0; i < nodes.size(); i++) {
            nodes.get(i)
                    .relocate(
                            Math.rint(parted.get(i).x()),
                            Math.rint(parted.get(i).y()));
        }
    }

    private void stand(String place, PieceBox box) {
        Spot spot = map.spot(at(place));
        double growth = map.growth(spot.sheet());
        double shift = 0;
        if (places.stand(place).isEmpty()) {
            shift = places.space(place)
                    .map(space -> -growth * (space.prefHeight(-1) * 0.42 + box.prefHeight(-1) / 2))
                    .orElse(nameSpace / 2 + 1);
        }
        centre(box, spot.x(), spot.y() + shift, growth);
    }

    private void relocate(Pinned entry) {
        Spot spot = map.spot(entry.at());
        Node node = entry.node();
        node.autosize();
        if (node instanceof Parent box) {
            box.layout(); // what stands in it may only then know its size
            node.autosize();
            box.layout(); // else nobody does: its parent is clean, and it would never ask again
        }
        double width = node.getLayoutBounds().getWidth();
        double height = node.getLayoutBounds().getHeight();
        double dx = switch (entry.anchor().getHpos()) {
            case LEFT -> 0;
            case CENTER -> -width / 2;
            case RIGHT -> -width;
        };
        double dy = switch (entry.anchor().getVpos()) {
            case TOP -> 0;
            case CENTER, BASELINE -> -height / 2;
            case BOTTOM -> -height;
        };
        node.relocate(Math.rint(spot.x() + dx), Math.rint(spot.y() + dy));
    }

    /**
     * The visible part of the node begins on a whole pixel; otherwise, the cached pictures of its parts would be
     * blurred.
     */
    private void centre(Region node, double x, double y, double growth) {
        double width = node.prefWidth(-1);
        double height = node.prefHeight(-1);
        double left = map.snapPositionX(x - width * growth / 2) + width * (growth - 1) / 2;
        double top = map.snapPositionY(y - height * growth / 2) + height * (growth - 1) / 2;
        node.resizeRelocate(left, top, width, height);
        node.setScaleX(growth);
        node.setScaleY(growth);
    }
}
