package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;

/** The texts of a window that are not shown whole: those that end in dots for want of room, and those that leave the window. */
final class CutTexts {

    private static final double HAIR = 1.5;

    private final List<String> found = new ArrayList<>();

    private CutTexts() {}

    /** On the window's thread only. */
    static List<String> in(Parent root) {
        CutTexts cut = new CutTexts();
        cut.read(root, false);
        return cut.found;
    }

    /** @param scrolled whether what leaves the window can be scrolled into it */
    private void read(Node node, boolean scrolled) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        if (node instanceof Labeled labeled && labeled.getText() != null) {
            shown(labeled)
                    .filter(text -> !text.equals(labeled.getText()))
                    .ifPresent(text -> add(node, labeled.getText(), text));
        }
        if (node instanceof Text text && !text.getText().isBlank() && !scrolled && isOutside(text)) {
            add(node, text.getText(), "leaves the window");
        }
        if (node instanceof Parent parent) {
            boolean scrolls = scrolled
                    || node instanceof ScrollPane
                    || node.getStyleClass().contains("virtual-flow");
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> read(child, scrolls));
        }
    }

    private static java.util.Optional<String> shown(Labeled labeled) {
        return labeled.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(child -> ((Text) child).getText())
                .findFirst();
    }

    private static boolean isOutside(Text text) {
        Bounds at = text.localToScene(text.getLayoutBounds());
        return at.getMaxX() > text.getScene().getWidth() + HAIR
                || at.getMaxY() > text.getScene().getHeight() + HAIR
                || at.getMinX() < -HAIR
                || at.getMinY() < -HAIR;
    }

    private void add(Node node, String text, String shown) {
        found.add(where(node) + ": " + text + " -> " + shown);
    }

    private static String where(Node node) {
        StringBuilder path = new StringBuilder();
        int steps = 0;
        for (Node each = node; each != null && steps < 4; each = each.getParent()) {
            String name = each.getId() == null ? "" : "#" + each.getId();
            String style = each.getStyleClass().isEmpty() ? "" : "." + String.join(".", each.getStyleClass());
            if (!name.isEmpty() || !style.isEmpty()) {
                path.insert(0, " " + name + style);
                steps++;
            }
        }
        return path.toString().strip();
    }
}
