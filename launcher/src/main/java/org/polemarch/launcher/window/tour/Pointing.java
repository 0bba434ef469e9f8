package org.polemarch.launcher.window.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Pointer;
import org.polemarch.api.ui.Targets;
import org.polemarch.launcher.tour.Beside.Box;

/** Finds what a text talks about on the screen. */
public final class Pointing {

    private Pointing() {}

    /** The first node under a root that a pointer means and that can be seen. */
    public static Optional<Node> node(Parent root, Pointer pointer) {
        return nodes(root, pointer).stream().filter(Pointing::isSeen).findFirst();
    }

    private static List<Node> nodes(Parent root, Pointer pointer) {
        Optional<Target> target = pointer.target();
        List<Node> found = new ArrayList<>();
        if (target.isEmpty()) {
            found.addAll(root.lookupAll(pointer.written()));
        } else {
            for (Node each : root.lookupAll(".pm-target")) {
                if (Targets.of(each).equals(target)) {
                    found.add(each);
                }
            }
        }
        return found;
    }

    /** The nodes under a root that stand for one of these targets and can be seen. */
    public static List<Node> seen(Parent root, Set<Target> targets) {
        return root.lookupAll(".pm-target").stream()
                .filter(node -> Targets.of(node).filter(targets::contains).isPresent() && isSeen(node))
                .toList();
    }

    static boolean isSeen(Node node) {
        Bounds bounds = node.getBoundsInLocal();
        boolean seen = node.getScene() != null && bounds.getWidth() > 0 && bounds.getHeight() > 0;
        for (Node each = node; each != null && seen; each = each.getParent()) {
            seen = each.isVisible();
        }
        return seen;
    }

    /** Scrolls what lies around a node so that it can be seen. */
    static void bringIntoSight(Node node) {
        for (Node each = node.getParent(); each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane && pane.getContent() != null) {
                Box at = box(node, pane.getContent());
                double seen = pane.getViewportBounds().getHeight();
                double hidden = pane.getContent().getLayoutBounds().getHeight() - seen;
                double top = pane.getVvalue() * hidden;
                if (hidden > 0 && (at.y() < top || at.y() + at.height() > top + seen)) {
                    double wanted = at.y() < top ? at.y() : Math.min(at.y(), at.y() + at.height() - seen);
                    pane.setVvalue(Math.max(0, Math.min(1, wanted / hidden)));
                }
            }
        }
    }

    /** Where a node lies within an ancestor or a sibling of its ancestors. */
    public static Box box(Node node, Node within) {
        Bounds bounds = within.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        return new Box(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }
}
