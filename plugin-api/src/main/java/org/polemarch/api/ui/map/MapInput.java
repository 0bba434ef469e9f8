package org.polemarch.api.ui.map;

import javafx.beans.value.ChangeListener;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Tip;

/** Zooms and moves a map by wheel, pinch, drag and keys, and as the focus goes from place to place. */
final class MapInput {

    private static final double STEP = 1.25;
    private static final double PAN = 60;

    private final MapPane map;
    private final MapSheet main;
    private final ChangeListener<Node> walking = (changed, before, now) -> reveal(now);
    private double lastX;
    private double lastY;

    MapInput(MapPane map, MapSheet main) {
        this.map = map;
        this.main = main;
        map.addEventHandler(ScrollEvent.SCROLL, event -> {
            if (event.getDeltaY() != 0 && !event.isInertia()) {
                map.zoom(Math.pow(STEP, event.getDeltaY() / 40), event.getX(), event.getY());
                event.consume();
            }
        });
        map.addEventHandler(ZoomEvent.ZOOM, event -> {
            map.zoom(event.getZoomFactor(), event.getX(), event.getY());
            event.consume();
        });
        map.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            lastX = event.getX();
            lastY = event.getY();
            if (event.getTarget() == map) {
                map.requestFocus();
            }
        });
        map.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (event.getButton() == MouseButton.PRIMARY || event.getButton() == MouseButton.MIDDLE) {
                map.pan(event.getX() - lastX, event.getY() - lastY);
                lastX = event.getX();
                lastY = event.getY();
            }
        });
        map.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        map.sceneProperty().addListener((changed, before, now) -> {
            if (before != null) {
                before.focusOwnerProperty().removeListener(walking);
            }
            if (now != null) {
                now.focusOwnerProperty().addListener(walking);
            }
        });
    }

    /** Scrolls to what has the focus, so that keyboard users can see where they are on an enlarged map. */
    private void reveal(Node focused) {
        if (focused == null || map.getWidth() == 0 || !isOnTheMap(focused)) {
            return;
        }
        Bounds seen = map.sceneToLocal(focused.localToScene(focused.getBoundsInLocal()));
        if (!seen.intersects(0, 0, map.getWidth(), map.getHeight())) {
            map.pan(map.getWidth() / 2 - seen.getCenterX(), map.getHeight() / 2 - seen.getCenterY());
        }
    }

    /** Insets don't count: they don't move. */
    private boolean isOnTheMap(Node node) {
        Node above = node;
        while (above != null && above != main) {
            above = above.getParent();
        }
        return above == main;
    }

    /** Keys with Ctrl, Alt or Meta belong to the window: Ctrl and + makes its text larger. */
    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        boolean own = event.getTarget() == map;
        boolean used = true;
        switch (event.getCode()) {
            case PLUS, EQUALS, ADD -> map.zoomBy(STEP);
            case MINUS, SUBTRACT -> map.zoomBy(1 / STEP);
            case DIGIT0, NUMPAD0, HOME -> map.showAll();
            case N -> map.focusNextLit(!event.isShiftDown());
            case LEFT -> used = own && pan(PAN, 0);
            case RIGHT -> used = own && pan(-PAN, 0);
            case UP -> used = own && pan(0, PAN);
            case DOWN -> used = own && pan(0, -PAN);
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private boolean pan(double dx, double dy) {
        map.pan(dx, dy);
        return true;
    }

    VBox buttons() {
        VBox box = new VBox(
                button("+", "map.in", () -> map.zoomBy(STEP * STEP)),
                button("\u2212", "map.out", () -> map.zoomBy(1 / STEP / STEP)),
                button("\u25a1", "map.all", map::showAll));
        box.getStyleClass().add("pm-map-buttons");
        box.setAlignment(Pos.TOP_CENTER);
        box.setManaged(false);
        return box;
    }

    private static Button button(String sign, String key, Runnable action) {
        Button button = new Button(sign);
        String spoken = KitWords.text(key);
        button.setAccessibleText(spoken);
        Tip.on(button, spoken);
        button.setOnAction(event -> action.run());
        button.getStyleClass().add("pm-map-button");
        button.setFocusTraversable(false);
        return button;
    }
}
