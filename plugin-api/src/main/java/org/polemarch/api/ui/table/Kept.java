package org.polemarch.api.ui.table;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Keeps the room of something that comes and goes, such as a hand of cards: it is never lower than its content has
 * been, so that what is above and below it stays in place. It starts afresh when its width or the text size changes.
 */
public final class Kept extends StackPane {

    private final Region em = new Region();
    private double most;
    private double width = -1;
    private double text = -1;

    public Kept(Node content) {
        em.setStyle("-fx-min-width: 1em;");
        em.setManaged(false);
        em.setVisible(false);
        getChildren().addAll(em, content);
    }

    @Override
    protected double computeMinHeight(double wide) {
        return prefHeight(wide);
    }

    @Override
    protected double computePrefHeight(double wide) {
        if (width != getWidth() || text != em.getMinWidth()) {
            width = getWidth();
            text = em.getMinWidth();
            most = 0;
        }
        double now = super.computePrefHeight(getWidth() > 0 ? getWidth() : wide);
        if (getWidth() > 0) {
            most = Math.max(most, now);
        }
        return Math.max(most, now);
    }
}
