package org.polemarch.api.ui;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/**
 * What is told about a node while the mouse rests on it. A tooltip is a window of its own with a scene and a style, and
 * hundreds of nodes come and go with a move, so it is made when the mouse first comes.
 */
public final class Tip {

    private static final Object KEY = new Object();
    private static final double WIDEST = 420;
    private static final Duration REST = Duration.millis(400);

    private Tip() {}

    /** Tells a text about a node, in place of what was told before; nothing if it is empty. */
    public static <N extends Node> N on(N node, String text) {
        boolean told = node.hasProperties() && node.getProperties().containsKey(KEY);
        return told && of(node).orElse("").equals(text) ? node : on(node, () -> text);
    }

    /** The same; the text is asked for when it is to be read. */
    public static <N extends Node> N on(N node, Supplier<String> text) {
        if (node.getProperties().put(KEY, text) == null) {
            node.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> make(node));
        } else if (node.isHover()) {
            make(node); // what was told before is not true any more
        }
        return node;
    }

    public static Optional<String> of(Node node) {
        return node.hasProperties() && node.getProperties().get(KEY) instanceof Supplier<?> text
                ? Optional.of((String) text.get()).filter(told -> !told.isEmpty())
                : Optional.empty();
    }

    /** The toolkit shows an installed tooltip without asking, so what has nothing to tell now has none. */
    private static void make(Node node) {
        Tooltip.uninstall(node, null);
        of(node).ifPresent(text -> Tooltip.install(node, tooltip(text)));
    }

    private static Tooltip tooltip(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(WIDEST);
        tooltip.setShowDelay(REST);
        tooltip.setShowDuration(Duration.INDEFINITE); // some have a lot to tell
        return tooltip;
    }
}
