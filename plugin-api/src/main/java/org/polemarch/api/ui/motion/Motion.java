package org.polemarch.api.ui.motion;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.RotateTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import org.polemarch.api.ui.table.CardNode;

/**
 * A layer above a board on which it shows what has changed: pieces travel from where they were to where they are, cards
 * turn up, dice roll, numbers leave a trace. It compares what was visible with what is visible now, so a view need not
 * do anything for it. It only moves pictures: nothing is laid out again, nothing waits for it, and clicks pass through
 * it.
 */
public final class Motion extends Pane {

    /** More changes than this make a new position, not a move. */
    private static final int MOST = 14;

    /** A piece that comes from no farther away than this, in pixels, hasn't moved. */
    private static final double HARDLY = 10;

    private final List<Animation> running = new ArrayList<>();
    private final List<Runnable> restoring = new ArrayList<>();
    private Pace pace = Pace.OFF;

    public Motion() {
        setMouseTransparent(true);
        setManaged(false);
        setPickOnBounds(false);
    }

    public void setPace(Pace wanted) {
        pace = wanted;
        finish();
    }

    /**
     * Shows a change on a board, and animates it if it can be seen.
     *
     * @param alike whether the same viewer looks as before; otherwise nothing is animated, because the views can't be
     *     compared
     */
    public void show(Node board, boolean alike, Runnable change) {
        finish();
        Scene scene = board.getScene();
        boolean seen =
                scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
        if (pace == Pace.OFF || !alike || !seen) {
            change.run();
            return;
        }
        Look before = Look.at(board);
        change.run();
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            play(before, Look.at(board));
        };
        scene.addPostLayoutPulseListener(once[0]);
    }

    /** Ends all animations at once. */
    public void finish() {
        running.forEach(Animation::stop);
        running.clear();
        restoring.forEach(Runnable::run);
        restoring.clear();
        getChildren().clear();
    }

    private void play(Look before, Look after) {
        Journeys journeys = new Journeys(before, after);
        if (journeys.arrivals.size() + journeys.departures.size() <= MOST) {
            journeys.arrivals.forEach(this::arrive);
            journeys.departures.forEach((token, seen) -> vanish(token, seen.where()));
        }
        cards(before, after);
        after.dice.forEach((pane, faces) -> {
            if (!faces.equals(before.dice.get(pane))) {
                pane.getChildrenUnmodifiable().forEach(this::roll);
            }
        });
        numbers(before, after);
    }

    private void arrive(Journeys.Arrival arrival) {
        Bounds to = arrival.to().where();
        if (arrival.from() == null) {
            ScaleTransition grow = new ScaleTransition(pace.times(0.6), arrival.token());
            grow.setFromX(0.2);
            grow.setFromY(0.2);
            grow.setToX(1);
            grow.setToY(1);
            restoring.add(() -> {
                arrival.token().setScaleX(1);
                arrival.token().setScaleY(1);
            });
            start(grow);
            return;
        }
        Bounds from = arrival.from().where();
        if (Math.hypot(from.getCenterX() - to.getCenterX(), from.getCenterY() - to.getCenterY()) < HARDLY) {
            return;
        }
        ImageView traveller = picture(arrival.token(), to);
        double shown = arrival.token().getOpacity();
        Runnable restore = () -> arrival.token().setOpacity(shown);
        restoring.add(restore);
        if (arrival.fresh()) {
            arrival.token().setOpacity(0);
        }
        TranslateTransition travel = new TranslateTransition(pace.times(1), traveller);
        travel.setFromX(from.getCenterX() - to.getCenterX());
        travel.setFromY(from.getCenterY() - to.getCenterY());
        travel.setToX(0);
        travel.setToY(0);
        travel.setInterpolator(Interpolator.EASE_BOTH);
        travel.setOnFinished(there -> {
            getChildren().remove(traveller);
            restore.run();
        });
        start(travel);
    }

    private void vanish(Node node, Bounds where) {
        ImageView left = picture(node, where);
        FadeTransition fade = new FadeTransition(pace.times(0.9), left);
        fade.setFromValue(1);
        fade.setToValue(0);
        fade.setOnFinished(gone -> getChildren().remove(left));
        start(fade);
    }

    private void cards(Look before, Look after) {
        List<CardNode> fresh = after.cards.keySet().stream()
                .filter(card -> !before.cards.containsKey(card))
                .toList();
        List<CardNode> gone = before.cards.keySet().stream()
                .filter(card -> !after.cards.containsKey(card))
                .toList();
        if (fresh.size() + gone.size() > MOST) {
            return;
        }
        gone.forEach(card -> vanish(card, before.cards.get(card)));
        for (CardNode card : fresh) {
            ScaleTransition turn = new ScaleTransition(pace.times(0.7), card);
            turn.setFromX(0.05);
            turn.setToX(1);
            restoring.add(() -> card.setScaleX(1));
            start(turn);
        }
    }

    private void roll(Node die) {
        RotateTransition spin = new RotateTransition(pace.times(1.2), die);
        spin.setFromAngle(-620);
        spin.setToAngle(0);
        TranslateTransition run = new TranslateTransition(pace.times(1.2), die);
        run.setFromX(-3 * die.getLayoutBounds().getWidth());
        run.setToX(0);
        for (var part : List.of(spin, run)) {
            part.setInterpolator(Interpolator.EASE_OUT);
        }
        restoring.add(() -> {
            die.setRotate(0);
            die.setTranslateX(0);
        });
        start(new ParallelTransition(spin, run));
    }

    private void numbers(Look before, Look after) {
        List<Look.Figure> changed = new ArrayList<>();
        after.numbers.forEach((place, number) -> {
            Look.Figure old = before.numbers.get(place);
            if (old != null && !old.text().equals(number.text())) {
                changed.add(number);
            }
        });
        if (changed.size() <= MOST) {
            changed.forEach(number -> trace(number.where()));
        }
    }

    private void trace(Bounds where) {
        Bounds here = sceneToLocal(where);
        Rectangle trace =
                new Rectangle(here.getMinX() - 3, here.getMinY() - 1, here.getWidth() + 6, here.getHeight() + 2);
        trace.setFill(null); // its style may come a frame later; until then it would be black
        trace.getStyleClass().add("pm-trace");
        getChildren().add(trace);
        FadeTransition fade = new FadeTransition(pace.times(2.2), trace);
        fade.setFromValue(0.75);
        fade.setToValue(0);
        fade.setOnFinished(gone -> getChildren().remove(trace));
        start(fade);
    }

    private void start(Animation animation) {
        running.add(animation);
        animation.play();
    }

    /** A picture of a node at its visible size, at this place in the scene. */
    private ImageView picture(Node node, Bounds where) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        double scale = where.getWidth() / node.getLayoutBounds().getWidth();
        parameters.setTransform(Transform.scale(scale, scale));
        ImageView picture = new ImageView(node.snapshot(parameters, null));
        Bounds here = sceneToLocal(where);
        picture.setX(here.getCenterX() - picture.getImage().getWidth() / 2);
        picture.setY(here.getCenterY() - picture.getImage().getHeight() / 2);
        getChildren().add(picture);
        return picture;
    }
}
