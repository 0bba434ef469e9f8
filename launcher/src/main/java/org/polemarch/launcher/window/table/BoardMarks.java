package org.polemarch.launcher.window.table;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.InvalidationListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;

/** Rings laid over a board around what a line of the log is about, and around what the last move was about. */
final class BoardMarks extends Pane {

    private static final int MOST = 16;

    /** A ring around something larger than this would be taken for a frame; its middle is marked. */
    private static final double LARGEST = 180;

    private static final double RADIUS = 22;
    private static final double AROUND = 4;

    private final Map<Rectangle, Node> rings = new LinkedHashMap<>();
    private final InvalidationListener moved = changed -> requestLayout();
    private final String style;
    private List<Node> shown = List.of();

    /**
     * @param style the style class of the rings
     */
    BoardMarks(String style) {
        this.style = style;
        setMouseTransparent(true);
    }

    void show(OnBoard board, Collection<String> ids) {
        show(ids.stream().flatMap(board::with).distinct().limit(MOST).toList());
    }

    void show(List<Node> nodes) {
        if (nodes.equals(shown)) {
            return;
        }
        shown = nodes;
        rings.values().forEach(node -> node.localToSceneTransformProperty().removeListener(moved));
        rings.clear();
        for (Node node : nodes) {
            Rectangle ring = new Rectangle();
            ring.getStyleClass().add(style);
            ring.setManaged(false);
            node.localToSceneTransformProperty().addListener(moved);
            rings.put(ring, node);
        }
        getChildren().setAll(rings.keySet());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        rings.forEach((ring, node) -> {
            boolean there = node.getScene() == getScene() && node.getScene() != null;
            ring.setVisible(there);
            if (there) {
                place(ring, sceneToLocal(node.localToScene(node.getLayoutBounds())));
            }
        });
    }

    private static void place(Rectangle ring, Bounds around) {
        boolean large = Math.max(around.getWidth(), around.getHeight()) > LARGEST;
        double wide = large ? RADIUS : around.getWidth() / 2 + AROUND;
        double high = large ? RADIUS : around.getHeight() / 2 + AROUND;
        ring.setX(around.getCenterX() - wide);
        ring.setY(around.getCenterY() - high);
        ring.setWidth(2 * wide);
        ring.setHeight(2 * high);
        ring.setArcWidth(large ? 2 * RADIUS : 2 * AROUND);
        ring.setArcHeight(large ? 2 * RADIUS : 2 * AROUND);
    }
}
