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
import javafx.scene.input.ScrollEvent;
import org.polemarch.api.ui.Targets;

/** A mouse over a window in memory: it clicks whatever is on top at a point. Its clock advances only on command. */
final class Pointer extends Clock {

    private static final int FINEST = 31;

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
        if (local == null
                || (node.getClip() != null
                        && !node.getClip().contains(node.getClip().parentToLocal(local)))) {
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
        for (int grid = 1; grid <= FINEST; grid = 2 * grid + 1) {
            Optional<Point2D> found = over(node, grid);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Point2D> over(Node node, int grid) {
        Bounds bounds = node.localToScene(node.getBoundsInLocal());
        for (int i = 0; i < grid * grid; i++) {
            int column = i % grid;
            int row = i / grid;
            Point2D at = new Point2D(
                    bounds.getMinX() + bounds.getWidth() * (column + 0.5) / grid,
                    bounds.getMinY() + bounds.getHeight() * (row + 0.5) / grid);
            if (node.contains(node.sceneToLocal(at))
                    && on(at).filter(top -> standsFor(top, node)).isPresent()) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** Whether a click on the one counts for the other: it belongs to it, or is something dark that covers it. */
    private static boolean standsFor(Node top, Node node) {
        boolean dark = false;
        Node each = top;
        while (each != null && each != node && !Targets.isLit(each)) {
            dark |= Targets.of(each).isPresent();
            each = each.getParent();
        }
        return each == node || (each == null && dark);
    }

    void click(Point2D at) {
        on(at).ifPresent(node -> {
            fire(node, MouseEvent.MOUSE_PRESSED, at);
            fire(node, MouseEvent.MOUSE_RELEASED, at);
            fire(node, MouseEvent.MOUSE_CLICKED, at);
        });
    }

    /** Turns the wheel over a place of a node. */
    void scroll(Node node, double x, double y) {
        Event.fireEvent(
                node,
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        x,
                        y,
                        x,
                        y,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        0,
                        80,
                        0,
                        80,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        null));
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
