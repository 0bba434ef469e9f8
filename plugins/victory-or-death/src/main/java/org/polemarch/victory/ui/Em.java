package org.polemarch.victory.ui;

import javafx.scene.layout.Region;

/** How high a line of text is where this node stands; it is not seen and takes no room. */
final class Em extends Region {

    Em() {
        setStyle("-fx-min-width: 1em;");
        setManaged(false);
        setVisible(false);
    }

    /** In pixels; nothing before styles are known. */
    double size() {
        return Math.max(0, getMinWidth());
    }
}
