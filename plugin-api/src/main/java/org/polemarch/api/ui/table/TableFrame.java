package org.polemarch.api.ui.table;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.Theme;

/**
 * The usual layout of a view: the map in the middle, panels in a scrolling column beside it, a hand of cards below. It
 * brings the style sheet of the kit with it and is light unless something above it is dark.
 */
public final class TableFrame extends BorderPane {

    private final VBox side = new VBox();

    /** A frame around a map or any other node. */
    public TableFrame(Node middle) {
        getStylesheets().add(Theme.sheet());
        getStyleClass().add("pm-table");
        side.getStyleClass().add("pm-side");
        setCenter(middle);
    }

    /** Panels in a column at the right, so many lines of text wide. */
    public TableFrame side(double ems, Node... panels) {
        ScrollPane scroll = column(ems);
        side.getChildren().setAll(List.of(panels));
        setRight(scroll);
        return this;
    }

    private ScrollPane column(double ems) {
        ScrollPane scroll = new ScrollPane(side);
        scroll.getStyleClass().add("pm-side-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setStyle("-fx-min-width: " + ems + "em; -fx-pref-width: " + ems + "em;");
        scroll.setFocusTraversable(false);
        return scroll;
    }

    /** A hand of cards, or anything else, below. */
    public TableFrame below(Node node) {
        setBottom(node);
        return this;
    }

    /** A strip above: a track, a row of badges. */
    public TableFrame above(Node node) {
        setTop(node);
        return this;
    }
}
