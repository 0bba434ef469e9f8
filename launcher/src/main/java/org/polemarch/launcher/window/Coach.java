package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.tour.TourModel;

/** The guide of a first game: a card in a corner of the board that says what to try next. */
final class Coach extends VBox {

    private static final double EDGE = 14;

    private final TourModel tour;
    private final Label place = Texts.soft("");
    private final Label text = Texts.wrapped("");
    private final Button next = new Button();
    private Point2D grabbed = Point2D.ZERO;

    Coach(TourModel tour, Runnable ended) {
        this.tour = tour;
        getStyleClass().add("coach");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.BOTTOM_LEFT);
        StackPane.setMargin(this, new Insets(EDGE));
        setOnMousePressed(event ->
                grabbed = new Point2D(event.getSceneX() - getTranslateX(), event.getSceneY() - getTranslateY()));
        setOnMouseDragged(
                event -> { // what it lies upon can be looked at
                    setTranslateX(event.getSceneX() - grabbed.getX());
                    setTranslateY(event.getSceneY() - grabbed.getY());
                });
        text.setId("coach");
        place.setId("coach-place");
        next.setId("coach-next");
        next.getStyleClass().addAll(Styles.ACCENT, Styles.SMALL);
        next.setOnAction(event -> {
            if (tour.finished()) {
                ended.run();
            } else {
                tour.goOn();
                tell();
            }
        });
        HBox foot = new HBox(12, next, place);
        foot.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(text, foot);
        tell();
    }

    /** The table has changed: a step may be done. */
    void refresh(StackPane over) {
        tour.check();
        tell();
        over.getChildren().remove(this);
        over.getChildren().add(this);
    }

    void ruleOpened() {
        tour.ruleOpened();
        tell();
    }

    void paletteOpened() {
        tour.paletteOpened();
        tell();
    }

    private void tell() {
        text.setText(tour.text());
        place.setText(tour.place());
        boolean looking = tour.step() == TourModel.Step.LOOK;
        next.setText(Say.of(tour.finished() ? "tour.end" : looking ? "tour.next" : "tour.skip"));
    }
}
