package org.polemarch.api.ui.map;

import javafx.scene.paint.Color;

record MapColours(
        Color sea, Color shallows, Color land, Color landEdge, Color coast, Color line, Color paper, Color surround) {

    /** The colours in use before a style sheet is applied. */
    static final MapColours DEFAULT = new MapColours(
            Color.web("#b9cdd3"),
            Color.web("#cfdde0"),
            Color.web("#efe6cf"),
            Color.web("#c9b48a"),
            Color.web("#6b5a3f"),
            Color.web("#8c7a5a"),
            Color.web("#faf5e6"),
            Color.web("#e6dcc4"));

    /** Whether this is a dark theme, where lines must be lightened to be seen. */
    boolean isDark() {
        return paper.getBrightness() < 0.5;
    }
}
