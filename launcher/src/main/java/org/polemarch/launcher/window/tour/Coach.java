package org.polemarch.launcher.window.tour;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.tour.TourModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The guide of a first game: a card in the corner of the board with the least to click that says what to try next. */
public final class Coach extends VBox {

    private static final double EDGE = 14;
    private static final List<Pos> CORNERS = List.of(Pos.BOTTOM_LEFT, Pos.BOTTOM_RIGHT, Pos.TOP_RIGHT, Pos.TOP_LEFT);
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

    private final TourModel tour;
    private final Label place = Texts.soft("");
    private final Label text = Texts.wrapped("");
    private final Button next;
    private final Button away = Controls.button("coach-away", Say.of("tour.play-on"), this::go);
    private boolean gone;
    private Point2D grabbed = Point2D.ZERO;

    public Coach(TourModel tour, Runnable ended) {
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
        next = Controls.accent("coach-next", "", () -> {
            if (tour.finished()) {
                ended.run();
            } else {
                tour.goOn();
                tell();
            }
        });
        next.getStyleClass().add(Styles.SMALL);
        away.getStyleClass().add(Styles.SMALL);
        getChildren().addAll(text, Controls.row(12, next, away, place));
        tell();
    }

    private void go() {
        gone = true;
        ((StackPane) getParent()).getChildren().remove(this);
    }

    public void refresh(StackPane over) {
        if (gone) {
            return;
        }
        tour.check();
        tell();
        over.getChildren().remove(this);
        over.getChildren().add(this);
        Platform.runLater(() -> sitAside(over)); // once what is lit now has its place
    }

    /** Goes where it hides the fewest things that can be clicked, unless the player has put it somewhere. */
    private void sitAside(StackPane over) {
        if (getParent() != over || getTranslateX() != 0 || getTranslateY() != 0) {
            return;
        }
        over.layout();
        List<Point2D> lit = over.lookupAll(".pm-target").stream()
                .filter(node -> node.getPseudoClassStates().contains(LIT))
                .map(node -> node.localToScene(node.getBoundsInLocal()))
                .map(bounds -> over.sceneToLocal(bounds.getCenterX(), bounds.getCenterY()))
                .toList();
        Pos now = StackPane.getAlignment(this);
        Pos best = now;
        for (Pos corner : CORNERS) {
            best = hidden(lit, over, corner) < hidden(lit, over, best) ? corner : best;
        }
        if (best != now) {
            StackPane.setAlignment(this, best);
        }
    }

    private long hidden(List<Point2D> lit, StackPane over, Pos corner) {
        double x = corner.getHpos() == HPos.LEFT ? EDGE : over.getWidth() - EDGE - getWidth();
        double y = corner.getVpos() == VPos.TOP ? EDGE : over.getHeight() - EDGE - getHeight();
        BoundingBox card = new BoundingBox(x, y, getWidth(), getHeight());
        return lit.stream().filter(card::contains).count();
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
        Texts.show(away, tour.finished());
        next.setText(Say.of(tour.finished() ? "tour.end" : looking ? "tour.next" : "tour.skip"));
    }
}
