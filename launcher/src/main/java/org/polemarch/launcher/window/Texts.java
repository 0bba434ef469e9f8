package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Labels in the few styles the window has. */
final class Texts {

    private Texts() {}

    static Label title(String text) {
        return styled(text, Styles.TITLE_1);
    }

    static Label heading(String text) {
        return styled(text, Styles.TITLE_3);
    }

    static Label strong(String text) {
        return styled(text, Styles.TEXT_BOLD);
    }

    static Label soft(String text) {
        return styled(text, Styles.TEXT_MUTED);
    }

    static Label wrapped(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE); // a long text pushes others down, it is never cut off
        return label;
    }

    private static Label styled(String text, String style) {
        Label label = wrapped(text);
        label.getStyleClass().add(style);
        return label;
    }

    /** Shows a node or leaves its place to others. */
    static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
