package org.polemarch.api.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.Theme;

/**
 * The usual layout of a view: the map in the middle, panels in a scrolling column beside it, a hand of cards below. It
 * brings the kit's style sheet and is light unless something above it is dark. If the text is so large that the column
 * would leave the map less than half of the width, the column's text is made smaller.
 */
public final class TableFrame extends BorderPane {

    private static final double MOST_BESIDE = 0.45;

    private final VBox side = new VBox();
    private final Region em = new Region();
    private double ems;
    private Optional<Node> revealed = Optional.empty();

    public TableFrame(Node middle) {
        getStylesheets().add(Theme.sheet());
        getStyleClass().add("pm-table");
        side.getStyleClass().add("pm-side");
        em.setStyle("-fx-min-width: 1em;");
        em.setManaged(false);
        em.setVisible(false);
        getChildren().add(em);
        em.minWidthProperty().addListener((width, before, now) -> fitColumn());
        widthProperty().addListener((width, before, now) -> fitColumn());
        setCenter(middle);
    }

    /** Adds panels in a column at the right, this many lines of text wide. */
    public TableFrame side(double wide, Node... panels) {
        ems = wide;
        side.getChildren().setAll(List.of(panels));
        setRight(column());
        fitColumn();
        return this;
    }

    /**
     * Scrolls the column as far as needed for this panel of it to be in sight: its end, or its head if it is too long. That
     * waits until the column is laid out.
     */
    public void reveal(Node panel) {
        revealed = Optional.of(panel);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (getRight() instanceof ScrollPane scroll) {
            revealed.filter(side.getChildren()::contains).ifPresent(panel -> bringIntoSight(panel, scroll));
        }
        revealed = Optional.empty();
    }

    private void bringIntoSight(Node panel, ScrollPane scroll) {
        scroll.layout();
        double room = scroll.getViewportBounds().getHeight();
        double beyond = side.getHeight() - room;
        double top = panel.getBoundsInParent().getMinY();
        double end = panel.getBoundsInParent().getMaxY();
        double now = scroll.getVvalue() * beyond;
        if (room > 0 && beyond > 0 && (top < now || end > now + room)) {
            double most = Math.min(top, beyond);
            scroll.setVvalue((top < now ? most : Math.min(most, end - room)) / beyond);
        }
    }

    public boolean hasSide() {
        return getRight() != null;
    }

    /** Adds more panels below the first one of the column, where they are visible without scrolling. */
    public TableFrame alsoBeside(Node... panels) {
        side.getChildren().addAll(Math.min(1, side.getChildren().size()), List.of(panels));
        return this;
    }

    private ScrollPane column() {
        ScrollPane scroll = new ScrollPane(side);
        scroll.getStyleClass().add("pm-side-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        return scroll;
    }

    private void fitColumn() {
        if (getRight() == null) {
            return;
        }
        double text = em.getMinWidth();
        double most = MOST_BESIDE * getWidth();
        boolean tooWide = text > 0 && most > 0 && ems * text > most;
        String style = "-fx-min-width: " + ems + "em; -fx-pref-width: " + ems + "em;"
                + (tooWide ? " -fx-font-size: " + most / ems + "px;" : "");
        if (!style.equals(getRight().getStyle())) {
            getRight().setStyle(style);
        }
    }

    /**
     * Adds something that covers the lower edge of the middle while it is visible; the middle keeps its place and size.
     */
    public TableFrame over(Region stage) {
        StackPane both = new StackPane(getCenter(), stage);
        StackPane.setAlignment(stage, Pos.BOTTOM_CENTER);
        setCenter(both);
        return this;
    }

    public TableFrame below(Node node) {
        setBottom(node);
        return this;
    }

    public TableFrame above(Node node) {
        setTop(node);
        return this;
    }
}
