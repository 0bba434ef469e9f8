package org.polemarch.launcher.window;

import java.util.List;
import java.util.function.Predicate;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** Clicks, chooses and types in a window in memory. */
abstract class Fingers extends Onlooker {

    /** Waits until it can be pressed, and presses it. */
    void click(String id) {
        waitFor("#" + id + " can be pressed", () -> find(id(id)) instanceof ButtonBase button && !button.isDisabled());
        onFx(() -> {
            ((ButtonBase) find(id(id))).fire();
            return true;
        });
    }

    /** Clicks a target on the board, found by its screen-reader text. */
    void clickTarget(String spoken) {
        Predicate<Node> wanted =
                node -> node.getStyleClass().contains("pm-target") && spoken.equalsIgnoreCase(node.getAccessibleText());
        waitFor("target " + spoken, () -> find(wanted) != null);
        onFx(() -> {
            press(find(wanted));
            return true;
        });
    }

    /** Clicks the first of that class within a node. */
    void clickWithin(String id, String styleClass) {
        Predicate<Node> inside = node -> node.getStyleClass().contains(styleClass) && isWithin(id, node);
        waitFor(styleClass + " in #" + id, () -> find(inside) != null);
        onFx(() -> {
            press(find(inside));
            return true;
        });
    }

    private static void press(Node node) {
        if (node instanceof ButtonBase button) {
            button.fire();
        } else {
            Event.fireEvent(
                    node,
                    new MouseEvent(
                            MouseEvent.MOUSE_CLICKED,
                            1,
                            1,
                            1,
                            1,
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            new PickResult(node, 1, 1)));
        }
    }

    /** Chooses an item of a box, once the box can be opened: it tells nobody what was chosen before it is first styled. */
    void choose(String id, String item) {
        waitFor("#" + id + " can be opened", () -> find(id(id)) instanceof Control box && box.getSkin() != null);
        onFx(() -> {
            if (find(id(id)) instanceof ChoiceBox<?> box) {
                select(box.getItems(), item, box.getSelectionModel());
            } else {
                ComboBox<?> box = (ComboBox<?>) find(id(id));
                select(box.getItems(), item, box.getSelectionModel());
            }
            return true;
        });
    }

    private static void select(List<?> items, String item, SelectionModel<?> chosen) {
        if (!items.contains(item)) {
            throw new AssertionError(item + " is not among " + items);
        }
        chosen.select(items.indexOf(item));
    }

    void write(String id, String text) {
        waitForNode(id);
        onFx(() -> {
            ((TextInputControl) find(id(id))).setText(text);
            return true;
        });
    }

    /** Presses a key where the keyboard is. */
    void key(KeyCode code, boolean shortcut) {
        onFx(() -> {
            Event.fireEvent(focused(), keyEvent(code, shortcut));
            return true;
        });
    }

    void key(KeyCode code) {
        key(code, false);
    }

    void shortcutWithShift(KeyCode code) {
        onFx(() -> {
            Event.fireEvent(focused(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, true, true, false, false));
            return true;
        });
    }

    static KeyEvent keyEvent(KeyCode code, boolean shortcut) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false);
    }

    private Node focused() {
        Node owner = root().getScene().getFocusOwner();
        return owner == null || owner.getScene() != root().getScene() ? root() : owner; // as the toolkit does
    }

    /** Types where the keyboard is, once something there takes it: a control does not before it is first styled. */
    void type(String text) {
        waitFor("somewhere to type", () -> !(focused() instanceof Control control) || control.getSkin() != null);
        typeAtOnce(text);
    }

    /** Types without waiting for anything. */
    void typeAtOnce(String text) {
        onFx(() -> {
            for (int i = 0; i < text.length(); i++) {
                Event.fireEvent(
                        focused(),
                        new KeyEvent(
                                KeyEvent.KEY_TYPED,
                                text.substring(i, i + 1),
                                "",
                                KeyCode.UNDEFINED,
                                false,
                                false,
                                false,
                                false));
            }
            return true;
        });
    }
}
