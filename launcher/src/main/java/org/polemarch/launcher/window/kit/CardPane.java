package org.polemarch.launcher.window.kit;

import java.util.List;
import java.util.function.DoubleSupplier;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Cards in as many columns as there is room for, all equally wide; those of a row are equally high. */
public final class CardPane extends Pane {

    /**
     * How wide cards are, in ems.
     *
     * @param narrowest rather than a single column
     */
    public record Widths(double narrow, double narrowest, double widest) {}

    private static final double GAP_EMS = 1.3;

    private final DoubleSupplier em;
    private final Widths widths;

    /** Sizes follow the texts, whose size may change. */
    public CardPane(DoubleSupplier em, Widths widths) {
        this.em = em;
        this.widths = widths;
        setMinHeight(USE_PREF_SIZE);
    }

    private double gap() {
        return GAP_EMS * em.getAsDouble();
    }

    private int columns(double width) {
        int fit = Math.max(fitting(width, widths.narrow()), Math.min(2, fitting(width, widths.narrowest())));
        return Math.max(1, Math.min(fit, getChildren().size()));
    }

    private int fitting(double width, double ems) {
        return (int) ((width + gap()) / (ems * em.getAsDouble() + gap()));
    }

    private double cardWidth(double width) {
        int columns = columns(width);
        return Math.min(widths.widest() * em.getAsDouble(), Math.floor((width - (columns - 1) * gap()) / columns));
    }

    private double rowHeight(int first, double width) {
        List<Node> row = getChildren().subList(first, Math.min(getChildren().size(), first + columns(width)));
        return row.stream()
                .mapToDouble(card -> Math.ceil(card.prefHeight(cardWidth(width))))
                .max()
                .orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return widths.narrowest() * em.getAsDouble();
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? Math.max(getWidth(), computePrefWidth(-1)) : width;
        double high = 0;
        for (int first = 0; first < getChildren().size(); first += columns(wide)) {
            high += (first == 0 ? 0 : gap()) + rowHeight(first, wide);
        }
        return high;
    }

    @Override
    protected void layoutChildren() {
        double card = cardWidth(getWidth());
        double y = 0;
        for (int first = 0; first < getChildren().size(); first += columns(getWidth())) {
            double high = rowHeight(first, getWidth());
            for (int i = first; i < Math.min(getChildren().size(), first + columns(getWidth())); i++) {
                getChildren().get(i).resizeRelocate((i - first) * (card + gap()), y, card, high);
            }
            y += high + gap();
        }
    }
}
