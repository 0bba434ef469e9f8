package org.polemarch.launcher.window.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.event.EventTarget;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;

/**
 * Ignores clicks on something that has just appeared under the pointer. A player who double-clicks, or clicks just as
 * the question changes, means what was there before, so for a moment after each change only what was in the same place
 * can be clicked.
 */
final class Steady {

    static final long MOMENT = TimeUnit.MILLISECONDS.toNanos(300);

    /** A pointer at rest for so long is not about to click. */
    private static final long AT_REST = TimeUnit.SECONDS.toNanos(2);

    /** The pointer may move this far: a hand that double-clicks isn't perfectly still. */
    private static final double STILL = 6;

    private final Parent page;
    private final BooleanSupplier asked;
    private final LongSupplier clock;
    private List<Thing> before = List.of();
    private Optional<Object> underPointer = Optional.empty();
    private EventTarget pointedAt;
    private Point2D pointer = Point2D.ZERO;
    private boolean known;
    private long changed;
    private long moved;
    private boolean swallowing;
    private Point2D pressed = Point2D.ZERO;

    /** Something that can be clicked, as the player knows it. */
    record Thing(Object meaning, Bounds place) {}

    private record Lit(Target target, boolean lit, String text) {}

    /**
     * @param asked whether the player is asked something
     * @param clock nanoseconds
     */
    Steady(Parent page, BooleanSupplier asked, LongSupplier clock) {
        this.page = page;
        this.asked = asked;
        this.clock = clock;
        changed = clock.getAsLong() - MOMENT;
        moved = changed;
        page.addEventFilter(MouseEvent.ANY, this::filter);
    }

    private void filter(MouseEvent event) {
        boolean press = event.getEventType() == MouseEvent.MOUSE_PRESSED;
        if (press) {
            swallowing = event.getButton() == MouseButton.PRIMARY && !allows(event);
        }
        if (press || event.getEventType() == MouseEvent.MOUSE_MOVED) {
            moved = clock.getAsLong();
            pointedAt = event.getTarget();
            pointer = new Point2D(event.getSceneX(), event.getSceneY());
        }
        if (press && !swallowing) {
            pressed = pointer;
        }
        boolean click = press
                || event.getEventType() == MouseEvent.MOUSE_RELEASED
                || event.getEventType() == MouseEvent.MOUSE_CLICKED;
        if (swallowing && click) {
            event.consume();
        }
    }

    /** Where the player clicked last, on the scene. */
    Point2D pressed() {
        return pressed;
    }

    /** The table is about to change. */
    void changing() {
        long now = clock.getAsLong();
        if (now - changed >= MOMENT || !known) {
            known = now - moved < AT_REST;
            before = known ? things() : List.of();
            underPointer = meaning(pointedAt);
        }
        changed = now;
    }

    private boolean allows(MouseEvent event) {
        if (clock.getAsLong() - changed >= MOMENT) {
            return true;
        }
        Optional<Object> meaning = meaning(event.getTarget());
        if (meaning.isEmpty()) {
            return true;
        }
        if (!known) {
            return !asked.getAsBoolean();
        }
        if (pointer.distance(event.getSceneX(), event.getSceneY()) < STILL) {
            return meaning.equals(underPointer);
        }
        return before.stream()
                .anyMatch(thing -> thing.meaning().equals(meaning.get())
                        && thing.place().contains(event.getSceneX(), event.getSceneY()));
    }

    private static Optional<Object> meaning(EventTarget clicked) {
        Node node = clicked instanceof Node there ? there : null;
        while (node != null) {
            Optional<Object> meaning = meaning(node);
            if (meaning.isPresent()) {
                return meaning;
            }
            node = node.getParent();
        }
        return Optional.empty();
    }

    private static Optional<Object> meaning(Node node) {
        if (node instanceof ButtonBase button && Targets.of(node).isEmpty()) {
            return Optional.of(List.of(String.valueOf(button.getId()), String.valueOf(button.getText())));
        }
        if (node instanceof IndexedCell<?> cell) {
            return Optional.ofNullable(cell.getItem());
        }
        String text = node instanceof ButtonBase button ? button.getText() : "";
        return Targets.of(node).map(target -> new Lit(target, Targets.isLit(node), text));
    }

    private List<Thing> things() {
        List<Thing> things = new ArrayList<>();
        collect(page, things);
        return things;
    }

    private static void collect(Node node, List<Thing> things) {
        if (!node.isVisible()) {
            return;
        }
        meaning(node).ifPresent(meaning -> things.add(new Thing(meaning, node.localToScene(node.getBoundsInLocal()))));
        if (node instanceof Parent parent && !(node instanceof ButtonBase)) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, things));
        }
    }
}
