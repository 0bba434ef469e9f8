package org.polemarch.launcher.window.score;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.Shown;
import org.polemarch.launcher.table.Measure;
import org.polemarch.launcher.table.Ranked;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;

/** The score at a glance; how it is made up is a click away. */
public final class ScorePanel extends VBox {

    private static final int COLUMNS = 3;

    private final TableModel model;
    private final GridPane grid = new GridPane();
    private final HBox head;
    private final UnaryOperator<String> holders;
    private final Shown<List<Line>> shown = new Shown<>();

    private record Line(int rank, String name, String points) {}

    public ScorePanel(TableModel model, Command breakdown, UnaryOperator<String> holders) {
        this.model = model;
        this.holders = holders;
        getStyleClass().add("score-panel");
        setMinHeight(USE_PREF_SIZE); // it is shown whole or not at all
        grid.getStyleClass().add("scores");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        ColumnConstraints figures = new ColumnConstraints();
        figures.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), names, figures);
        Button more = breakdown.button();
        more.setId("score-more");
        more.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        head = Controls.row(0, Texts.strong(Measure.of(model.words())), new Spacer(), more);
        getChildren().addAll(head, grid);
    }

    /** How high it is with all its lines; nothing while it is not shown. */
    public double wholeHeight(double width) {
        return isManaged() ? foldedHeight(width) + getSpacing() + grid.prefHeight(width) : 0;
    }

    /** How high its heading is; nothing while it is not shown. */
    public double foldedHeight(double width) {
        return isManaged() ? head.prefHeight(width) : 0;
    }

    public void fold(boolean folded) {
        if (grid.isManaged() == folded) {
            Texts.show(grid, !folded);
        }
    }

    public void refresh() {
        Texts.show(this, !model.hidden());
        List<Line> lines = Ranked.of(model.scores(), model.session()).stream()
                .map(this::line)
                .toList();
        if (!shown.changes(lines)) {
            return;
        }
        if (grid.getChildren().size() != lines.size() * COLUMNS) {
            grid.getChildren().clear();
            for (int row = 0; row < lines.size(); row++) {
                Label points = Texts.strong("");
                points.setMinWidth(Region.USE_PREF_SIZE);
                grid.addRow(row, new Label(), Texts.wrapped(""), points);
            }
        }
        for (int row = 0; row < lines.size(); row++) {
            write(row, 0, lines.get(row).rank() + ".");
            write(row, 1, lines.get(row).name());
            write(row, 2, lines.get(row).points());
        }
    }

    private void write(int row, int column, String text) {
        ((Label) grid.getChildren().get(row * COLUMNS + column)).setText(text);
    }

    private Line line(Ranked ranked) {
        return new Line(
                ranked.rank(),
                ranked.name(this::holder),
                String.valueOf(ranked.score().points()));
    }

    private String holder(Seat seat) {
        String name = model.words().name(seat);
        String holder = holders.apply(model.session().holder(seat).name());
        return name.equals(holder) ? name : name + " – " + holder;
    }
}
