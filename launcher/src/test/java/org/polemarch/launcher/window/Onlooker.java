package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import org.polemarch.launcher.Patience;
import org.polemarch.launcher.window.kit.Toolkit;

/**
 * Looks at a window in memory as a player would. Everything is looked for on the window's thread and waited for until it
 * is there, however busy the machine is; nothing is timed.
 */
abstract class Onlooker {

    /** All that is shown. */
    abstract Parent root();

    /** Does it on the window's thread; several commands done within one are done in one go. */
    static <T> T onFx(Callable<T> work) {
        if (!Platform.isFxApplicationThread()) {
            return Toolkit.call(work);
        }
        try {
            return work.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until something is so; looked at on the window's thread. */
    void waitFor(String what, Callable<Boolean> condition) {
        if (!Patience.until(() -> onFx(condition))) {
            throw new AssertionError("it did not happen: " + what + "\nshown is:\n" + onFx(this::shownTexts));
        }
    }

    private String shownTexts() {
        List<String> texts = new ArrayList<>();
        walk(root(), node -> {
            if (node instanceof Labeled label && label.getText() != null && isShown(node)) {
                texts.add(label.getText());
            }
        });
        return String.join("\n", texts);
    }

    private static void walk(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> walk(child, visitor));
        }
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /** The first node that is shown and fits; on the window's thread only. */
    Node find(Predicate<Node> wanted) {
        List<Node> found = new ArrayList<>();
        walk(root(), node -> {
            if (wanted.test(node) && isShown(node)) {
                found.add(node);
            }
        });
        return found.isEmpty() ? null : found.get(0);
    }

    static Predicate<Node> id(String id) {
        return node -> id.equals(node.getId());
    }

    /** Whether a node with that id is shown now. */
    boolean isThere(String id) {
        return onFx(() -> find(id(id)) != null);
    }

    void waitForNode(String id) {
        waitFor("#" + id, () -> find(id(id)) != null);
    }

    void waitForNone(String id) {
        waitFor("no #" + id, () -> find(id(id)) == null);
    }

    /** Waits for a node and asks it something. */
    <N extends Node, T> T of(String id, Class<N> type, Function<N, T> asked) {
        waitForNode(id);
        return onFx(() -> asked.apply(type.cast(find(id(id)))));
    }

    /** The same in words. */
    <N extends Node> String told(String id, Class<N> type, Function<N, ?> asked) {
        return String.valueOf(this.<N, Object>of(id, type, asked::apply));
    }

    String text(String id) {
        return onFx(() -> find(id(id)) instanceof Labeled label ? label.getText() : "");
    }

    void waitForText(String id, String start) {
        waitFor(
                "#" + id + " says " + start,
                () -> find(id(id)) instanceof Labeled label && label.getText().startsWith(start));
    }

    boolean shows(String text) {
        return onFx(() -> find(node -> node instanceof Labeled label && text.equals(label.getText())) != null);
    }

    void waitUntilShown(String text) {
        waitFor(
                "'" + text + "'",
                () -> find(node -> node instanceof Labeled label && text.equals(label.getText())) != null);
    }

    static boolean isWithin(String id, Node node) {
        Node each = node;
        while (each != null && !id.equals(each.getId())) {
            each = each.getParent();
        }
        return each != null;
    }
}
