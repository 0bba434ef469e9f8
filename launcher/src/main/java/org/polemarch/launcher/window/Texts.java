package org.polemarch.launcher.window;

import javafx.scene.control.Label;

/** Labels in the few styles the window has. */
final class Texts {

    private Texts() {}

    static Label title(String text) {
        return styled(text, "title-1");
    }

    static Label heading(String text) {
        return styled(text, "title-2");
    }

    static Label soft(String text) {
        return styled(text, "soft");
    }

    static Label wrapped(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        return label;
    }

    private static Label styled(String text, String style) {
        Label label = wrapped(text);
        label.getStyleClass().add(style);
        return label;
    }
}
