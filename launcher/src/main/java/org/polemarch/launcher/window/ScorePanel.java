package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Score;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.table.TableModel;

/** The score at a glance; how it is made up is a click away. */
final class ScorePanel extends VBox {

    private final TableModel model;
    private final GridPane grid = new GridPane();
    private final HBox head;
    private final UnaryOperator<String> holders;
    private List<String> held = List.of();
    private List<Score> shown = List.of();

    ScorePanel(TableModel model, Deed breakdown, UnaryOperator<String> holders) {
        this.model = model;
        this.holders = holders;
        getStyleClass().add("score-panel");
        grid.getStyleClass().add("scores");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        ColumnConstraints figures = new ColumnConstraints();
        figures.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), names, figures);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button more = breakdown.button();
        more.setId("score-more");
        more.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        head = new HBox(Texts.strong(Say.of("score.heading")), space, more);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, grid);
    }

    /** How high it is with all its lines; nothing while it is not shown. */
    double wholeHeight(double width) {
        return isManaged() ? foldedHeight(width) + getSpacing() + grid.prefHeight(width) : 0;
    }

    /** How high its heading is; nothing while it is not shown. */
    double foldedHeight(double width) {
        return isManaged() ? head.prefHeight(width) : 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width); // it is shown whole or not at all
    }

    /** Shows its heading only, or all of it. */
    void fold(boolean folded) {
        if (grid.isManaged() == folded) {
            Texts.show(grid, !folded);
        }
    }

    /** Shows the model as it is now. */
    void refresh() {
        Texts.show(this, !model.hidden());
        List<Score> now = model.scores();
        List<String> holding = now.stream()
                .map(score -> holders.apply(model.session().holder(score.seat()).name()))
                .toList();
        if (now.equals(shown) && holding.equals(held)) {
            return;
        }
        shown = now;
        held = holding;
        grid.getChildren().clear();
        int row = 0;
        for (Score score :
                now.stream().sorted(Comparator.comparingInt(Score::rank)).toList()) {
            Label points = Texts.strong(String.valueOf(score.points()));
            points.setMinWidth(Region.USE_PREF_SIZE);
            String seat = model.words().name(score.seat());
            String holder = holding.get(now.indexOf(score));
            grid.addRow(
                    row++,
                    new Label(score.rank() + "."),
                    Texts.wrapped(seat.equals(holder) ? seat : seat + " – " + holder),
                    points);
        }
    }
}
