package org.polemarch.api.ui;

import java.util.List;
import java.util.function.Predicate;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/** Changes the nodes in a parent with as little work as possible. */
public final class Children {

    private Children() {}

    /**
     * Makes these nodes the children, in this order. Those that stay are not touched unless they change places: the
     * toolkit restyles and repaints whatever is removed and added again, and {@code setAll} does that to everything.
     */
    public static void set(ObservableList<Node> children, List<? extends Node> wanted) {
        children.removeIf(child -> !wanted.contains(child));
        for (int i = 0; i < wanted.size(); i++) {
            Node node = wanted.get(i);
            if (i < children.size() && children.get(i) == node) {
                continue;
            }
            if (children.contains(node)) {
                children.setAll(wanted);
                return;
            }
            children.add(i, node);
        }
    }

    /** Removes and returns the first spare node that passes the test; null if none does. */
    public static <N extends Node> N taken(List<N> spare, Predicate<N> wanted) {
        for (int i = 0; i < spare.size(); i++) {
            if (wanted.test(spare.get(i))) {
                return spare.remove(i);
            }
        }
        return null;
    }
}
