package org.polemarch.launcher.window;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** A mouse over a window in memory: it clicks whatever lies on top at a point. Its clock goes only as it is told. */
final class Pointer extends Clock {

    private static final int GRID = 7;

    private Parent root;
    private long millis = 1_000_000;

    /** Works in that window. */
    void at(Parent window) {
        root = window;
    }

    void rest(long more) {
        millis += more;
    }

    /** What lies on top there and takes the mouse. */
    Optional<Node> on(Point2D at) {
        return on(root, at);
    }

    private static Optional<Node> on(Node node, Point2D at) {
        if (!node.isVisible() || node.isDisabled() || node.isMouseTransparent()) {
            return Optional.empty();
        }
        Point2D local = node.sceneToLocal(at);
        if (local == null || (node.getClip() != null && !node.getClip().contains(node.getClip().parentToLocal(local)))) {
            return Optional.empty();
        }
        if (node instanceof Parent parent) {
            List<Node> children = parent.getChildrenUnmodifiable().stream()
                    .sorted((one, other) -> Double.compare(other.getViewOrder(), one.getViewOrder()))
                    .toList();
            for (int i = children.size() - 1; i >= 0; i--) {
                Optional<Node> on = on(children.get(i), at);
                if (on.isPresent()) {
                    return on;
                }
            }
        }
        return node.contains(local) ? Optional.of(node) : Optional.empty();
    }

    /** A point at which the node, or something that belongs to it, lies on top. */
    Optional<Point2D> over(Node node) {
        Bounds bounds = node.localToScene(node.getBoundsInLocal());
        for (int ring = 0; ring < GRID; ring++) {
            for (int i = 0; i < GRID * GRID; i++) {
                int x = i % GRID;
                int y = i / GRID;
                if (Math.max(Math.abs(x - GRID / 2), Math.abs(y - GRID / 2)) != ring) {
                    continue;
                }
                Point2D at = new Point2D(
                        bounds.getMinX() + bounds.getWidth() * (x + 0.5) / GRID,
                        bounds.getMinY() + bounds.getHeight() * (y + 0.5) / GRID);
                if (on(at).filter(top -> isWithin(top, node)).isPresent()) {
                    return Optional.of(at);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isWithin(Node node, Node around) {
        Node each = node;
        while (each != null && each != around) {
            each = each.getParent();
        }
        return each != null;
    }

    void click(Point2D at) {
        on(at).ifPresent(node -> {
            fire(node, MouseEvent.MOUSE_PRESSED, at);
            fire(node, MouseEvent.MOUSE_RELEASED, at);
            fire(node, MouseEvent.MOUSE_CLICKED, at);
        });
    }

    private static void fire(Node node, EventType<MouseEvent> type, Point2D at) {
        boolean down = type == MouseEvent.MOUSE_PRESSED;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        at.getX(),
                        at.getY(),
                        at.getX(),
                        at.getY(),
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        down,
                        false,
                        false,
                        true,
                        false,
                        true,
                        new PickResult(node, at.getX(), at.getY())));
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis);
    }
}
