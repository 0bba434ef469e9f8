package org.polemarch.launcher.window.kit;

import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;

public final class Focus {

    private Focus() {}

    /** The first node that Tab would reach within this one. */
    public static Optional<Node> first(Node node) {
        return found(node, false);
    }

    public static Optional<Node> last(Node node) {
        return found(node, true);
    }

    private static Optional<Node> found(Node node, boolean last) {
        if (!node.isVisible() || node.isDisabled()) {
            return Optional.empty();
        }
        if (node.isFocusTraversable()) {
            return Optional.of(node);
        }
        Optional<Node> found = Optional.empty();
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                Optional<Node> inside = last || found.isEmpty() ? found(child, last) : Optional.empty();
                found = inside.isPresent() ? inside : found;
            }
        }
        return found;
    }

    public static boolean isWithin(Node node, Predicate<Node> kind) {
        Node each = node;
        while (each != null && !kind.test(each)) {
            each = each.getParent();
        }
        return each != null;
    }
}
