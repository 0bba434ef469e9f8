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
 * What cannot be taken back waits here, beside the choice on the board, until it is confirmed. It comes beside the pointer
 * and never under it, so that no click too many confirms anything.
 */
final class ConfirmBubble extends Pane {

    private static final double GAP = 44;

    private final TableModel model;
    private final Supplier<Point2D> pointer;
    private final Label what = Texts.strong("");
    private final Label why = Texts.soft("");
    private final Button yes;
    private final VBox bubble;
    private Optional<Move> shown = Optional.empty();

    /**
     * @param pointer where the player clicked last, on the scene
     */
    ConfirmBubble(TableModel model, Supplier<Point2D> pointer) {
        this.model = model;
        this.pointer = pointer;
        yes = Controls.accent("confirm", Say.of("confirm.yes"), () -> model.confirm(true));
        Button no = Controls.button("confirm-cancel", Say.of("confirm.no"), () -> model.confirm(false));
        bubble = new VBox(what, why, Controls.row(8, yes, no));
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
            why.setText(model.consequence(move).text());
            place();
            if (byKeyboard) {
                yes.requestFocus();
            }
        });
    }

    private void place() {
        bubble.applyCss();
        double wide = Math.min(bubble.prefWidth(-1), getWidth());
        double high = bubble.prefHeight(wide);
        Point2D at = Beside.place(sceneToLocal(pointer.get()), wide, high, getWidth(), getHeight(), GAP);
        bubble.resizeRelocate(Math.rint(at.getX()), Math.rint(at.getY()), wide, high);
    }
}
