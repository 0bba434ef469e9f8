package org.polemarch.launcher.window.table;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Move;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * A move that can't be undone waits here, beside the choice on the board, until it is confirmed. It appears beside the
 * pointer and never under it, so that an accidental second click confirms nothing.
 */
final class ConfirmBubble extends Pane {

    private static final double GAP = 44;

    /** So much room is left below for odds that come later. */
    private static final double ODDS_LINES = 4;

    private final TableModel model;
    private final Foresight foresight;
    private final Supplier<Point2D> pointer;
    private final Label what = Texts.strong("");
    private final Label why = Texts.soft("");

    /** Below the buttons, because it may appear later, and they must not move. */
    private final Label odds = Texts.wrapped("");

    private final Button yes;
    private final VBox bubble;
    private Optional<Move> shown = Optional.empty();

    /**
     * @param pointer where the player clicked last, on the scene
     */
    ConfirmBubble(TableModel model, Foresight foresight, Supplier<Point2D> pointer) {
        this.model = model;
        this.foresight = foresight;
        this.pointer = pointer;
        yes = Controls.accent("confirm", Say.of("confirm.yes"), () -> model.confirm(true));
        Button no = Controls.button("confirm-cancel", Say.of("confirm.no"), () -> model.confirm(false));
        bubble = new VBox(what, why, Controls.row(8, yes, no), odds);
        odds.setId("odds");
        bubble.setId("confirm-bubble");
        bubble.getStyleClass().add("confirm-bubble");
        bubble.setManaged(false);
        setPickOnBounds(false);
        setVisible(false);
        getChildren().add(bubble);
    }

    /**
     * @param byKeyboard whether the choice was made by keyboard, which then finds the button
     */
    void refresh(boolean byKeyboard) {
        Optional<Move> waiting = model.doubtful();
        if (waiting.equals(shown)) {
            return;
        }
        shown = waiting;
        setVisible(waiting.isPresent());
        waiting.ifPresent(move -> {
            what.setText(model.words().say(move));
            why.setText(foresight.follows(move));
            Texts.tell(odds, foresight.odds(move));
            place();
            if (byKeyboard) {
                yes.requestFocus();
            }
        });
    }

    /** The odds of the answer have been weighed. */
    void tellAgain() {
        shown.ifPresent(move -> {
            Texts.tell(odds, foresight.odds(move));
            bubble.resize(bubble.getWidth(), bubble.prefHeight(bubble.getWidth()));
        });
    }

    private void place() {
        bubble.applyCss();
        double wide = Math.min(Math.min(bubble.prefWidth(-1), bubble.maxWidth(-1)), getWidth());
        double high = bubble.prefHeight(wide);
        double room = odds.isManaged() ? high : high + ODDS_LINES * what.prefHeight(-1);
        Point2D at = Beside.place(sceneToLocal(pointer.get()), wide, room, getWidth(), getHeight(), GAP);
        bubble.resizeRelocate(Math.rint(at.getX()), Math.rint(at.getY()), wide, high);
    }
}
