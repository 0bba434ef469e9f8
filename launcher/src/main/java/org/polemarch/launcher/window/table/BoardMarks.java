package org.polemarch.launcher.window.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.InvalidationListener;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.polemarch.api.ui.Outlined;
import org.polemarch.api.ui.Targets;

/** Marks on a board around what a line of the log, or the last move, is about. */
final class BoardMarks extends Pane {

    private static final int MOST = 16;

    /** A ring around something wider and higher than this would be taken for a frame; its middle is marked. */
    private static final double LARGEST = 180;

    private static final double RADIUS = 22;
    private static final double AROUND = 4;

    private final Map<Object, List<Node>> marked = new LinkedHashMap<>();
    private final InvalidationListener moved = changed -> requestLayout();
    private final String style;
    private List<Node> shown = List.of();

    /**
     * @param style the style class of the marks
     */
    BoardMarks(String style) {
        this.style = style;
        setMouseTransparent(true);
    }

    void show(OnBoard board, Collection<String> ids) {
        Set<Node> nodes = new LinkedHashSet<>();
        ids.forEach(id -> nodes.addAll(standing(board.with(id).toList())));
        show(nodes.stream().limit(MOST).toList());
    }

    /** What stands in an area is marked rather than the area, whose outline would run through half the map. */
    private static List<Node> standing(List<Node> nodes) {
        List<Node> pieces =
                nodes.stream().filter(node -> !(node instanceof Outlined)).toList();
        return pieces.isEmpty() ? nodes : pieces;
    }

    void show(List<Node> nodes) {
        if (nodes.equals(shown)) {
            return;
        }
        for (Node node : shown) {
            node.localToSceneTransformProperty().removeListener(moved);
            outline(node, false);
        }
        shown = nodes;
        marked.clear();
        for (Node node : nodes) {
            if (!outline(node, true)) {
                node.localToSceneTransformProperty().addListener(moved);
                Object thing = Targets.of(node).<Object>map(target -> target).orElse(node);
                marked.computeIfAbsent(thing, key -> new ArrayList<>()).add(node);
            }
        }
        requestLayout();
    }

    private boolean outline(Node node, boolean drawn) {
        if (node instanceof Outlined area) {
            area.mark(style, drawn);
            return true;
        }
        return false;
    }

    @Override
    protected void layoutChildren() {
        List<Rectangle> rings = new ArrayList<>();
        for (List<Node> nodes : marked.values()) {
            List<Bounds> boxes = new ArrayList<>();
            for (Node node : nodes) {
                Bounds at = inScene(node);
                if (node.getScene() != null && node.getScene() == getScene() && inSight(node, at)) {
                    join(boxes, around(sceneToLocal(at)));
                }
            }
            boxes.forEach(box -> rings.add(ring(box)));
        }
        for (Rectangle ring : rings) {
            ring.getStyleClass().add(style);
            ring.setManaged(false);
        }
        getChildren().setAll(rings);
    }

    /** By the property that is listened to: it tells of no other change as long as nobody reads it. */
    private static Bounds inScene(Node node) {
        return node.getLocalToSceneTransform().transform(node.getLayoutBounds());
    }

    /** What is scrolled away, or off the part that a map shows, is not marked: the mark would lie over something else. */
    private static boolean inSight(Node node, Bounds at) {
        for (Node around = node.getParent(); around != null; around = around.getParent()) {
            if ((around instanceof ScrollPane || around.getClip() != null)
                    && !around.localToScene(around.getLayoutBounds()).contains(at.getCenterX(), at.getCenterY())) {
                return false;
            }
        }
        return true;
    }

    private static Bounds around(Bounds thing) {
        boolean large = Math.min(thing.getWidth(), thing.getHeight()) > LARGEST;
        double wide = large ? RADIUS : thing.getWidth() / 2 + AROUND;
        double high = large ? RADIUS : thing.getHeight() / 2 + AROUND;
        return new BoundingBox(thing.getCenterX() - wide, thing.getCenterY() - high, 2 * wide, 2 * high);
    }

    /** Pieces of one thing that stand together get one ring. */
    private static void join(List<Bounds> boxes, Bounds more) {
        Bounds all = more;
        for (Bounds box : List.copyOf(boxes)) {
            if (box.intersects(all)) {
                boxes.remove(box);
                double left = Math.min(box.getMinX(), all.getMinX());
                double top = Math.min(box.getMinY(), all.getMinY());
                all = new BoundingBox(
                        left,
                        top,
                        Math.max(box.getMaxX(), all.getMaxX()) - left,
                        Math.max(box.getMaxY(), all.getMaxY()) - top);
            }
        }
        boxes.add(all);
    }

    private static Rectangle ring(Bounds box) {
        Rectangle ring = new Rectangle(box.getMinX(), box.getMinY(), box.getWidth(), box.getHeight());
        ring.setFill(null); // its style may come a frame later; until then it would be black
        ring.setArcWidth(2 * AROUND);
        ring.setArcHeight(2 * AROUND);
        return ring;
    }
}
