package org.polemarch.api.ui.map;

import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;

/**
 * The disc behind a lit space on a map whose symbols are small, so that it is found at one glance. It lies under all
 * symbols and takes no clicks. Where spaces are crowded it is smaller, so that each of them is told from its neighbours.
 */
final class SpaceBeacon {

    /** How wide a lit space is at least, and its rim, in lines of text. */
    private static final double LEAST = 1.65;

    private static final double RIM = 0.12;

    private final Circle casing = new Circle();
    private final Circle disc = new Circle();
    private boolean lit;
    private boolean needed;

    SpaceBeacon() {
        casing.getStyleClass().add("pm-space-beacon-rim");
        disc.getStyleClass().add("pm-space-beacon");
        casing.setViewOrder(1);
        for (Circle circle : new Circle[] {casing, disc}) {
            circle.setManaged(false);
            circle.setMouseTransparent(true);
            circle.setVisible(false);
        }
    }

    void addTo(Pane layer) {
        layer.getChildren().addAll(casing, disc);
    }

    void light(boolean nowLit, boolean picked) {
        lit = nowLit || picked;
        disc.getStyleClass().remove("pm-space-beacon-chosen");
        if (picked) {
            disc.getStyleClass().add("pm-space-beacon-chosen");
        }
        show();
    }

    /**
     * Moves with its space.
     *
     * @param ringed how wide the space is drawn with its own ring
     * @param unit the font size in pixels
     * @param free how far away the nearest other space is
     */
    void stand(double x, double y, double ringed, double unit, double free) {
        double width = Math.max(ringed, Math.min(LEAST * unit, free));
        needed = ringed < width;
        disc.setRadius(width / 2 - RIM * unit);
        casing.setRadius(width / 2);
        for (Circle circle : new Circle[] {casing, disc}) {
            circle.setCenterX(x);
            circle.setCenterY(y);
        }
        show();
    }

    boolean isShown() {
        return disc.isVisible();
    }

    private void show() {
        disc.setVisible(lit && needed);
        casing.setVisible(lit && needed);
    }
}
