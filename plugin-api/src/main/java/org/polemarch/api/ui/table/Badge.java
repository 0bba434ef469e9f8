package org.polemarch.api.ui.table;

import javafx.scene.control.Label;
import org.polemarch.api.ui.piece.SideColour;

public final class Badge extends Label {

    public Badge(String text, SideColour colour) {
        super(text);
        getStyleClass().add("pm-badge");
        setColour(colour);
    }

    public void setColour(SideColour colour) {
        setStyle("-fx-background-color: " + colour.web() + "; -fx-text-fill: " + SideColour.web(colour.ink()) + ";");
    }
}
