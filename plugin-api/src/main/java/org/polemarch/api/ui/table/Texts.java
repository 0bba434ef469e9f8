package org.polemarch.api.ui.table;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

public final class Texts {

    private Texts() {}

    /** A text in the table's ink. It wraps, and is never cut off with an ellipsis for lack of height. */
    public static Label wrapped(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().add("pm-text");
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
