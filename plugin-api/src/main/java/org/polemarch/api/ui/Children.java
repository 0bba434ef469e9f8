package org.polemarch.api.ui;

import java.util.List;
import java.util.function.Predicate;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/** The nodes in a parent, changed with as little ado as it takes. */
public final class Children {

    private Children() {}

    /**
     * Puts these nodes there and no others, in this order. Those that stay are not touched unless they change places: the
     * toolkit styles and paints anew whatever is taken out and put back, as {@code setAll} does with everything.
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

    /** Takes the first spare node that is wanted out of the list; null if none is. */
    public static <N extends Node> N taken(List<N> spare, Predicate<N> wanted) {
        for (int i = 0; i < spare.size(); i++) {
            if (wanted.test(spare.get(i))) {
                return spare.remove(i);
            }
        }
        return null;
    }
}
