package org.polemarch.launcher.window.board;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.launcher.window.kit.Controls;

/** The table of a game without its own view: its text board, and a button for everything that can be picked. */
public final class GenericBoard implements BoardView {

    private final Words words;
    private final TextBoard board;
    private final Targets targets;
    private final VBox lines = new VBox();
    private final FlowPane buttons = new FlowPane(8, 8);
    private final TableFrame frame;

    public GenericBoard(BoardHost host, Words words, TextBoard board) {
        this.words = words;
        this.board = board;
        this.targets = new Targets(host);
        // A sheet of paper in the middle of the table.
        StackPane middle = new StackPane(lines);
        middle.setStyle("-fx-padding: 1.5em;");
        lines.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        lines.setStyle("-fx-padding: 1.4em 2.2em; -fx-font-size: 1.15em; -fx-background-color: -pm-rule, -pm-paper;"
                + " -fx-background-insets: 0, 1; -fx-background-radius: 0.55em, 0.48em;");
        ScrollPane scroll = Controls.scroll(middle);
        scroll.setFitToHeight(true);
        buttons.setAlignment(Pos.CENTER);
        buttons.setStyle("-fx-padding: 0.7em;");
        frame = new TableFrame(scroll).below(buttons);
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        lines.getChildren().clear();
        for (String line : board.draw(situation.view(), words)) {
            Label label = new Label(line);
            label.getStyleClass().add("pm-text");
            label.setStyle("-fx-font-family: monospace;");
            lines.getChildren().add(label);
        }
        buttons.getChildren().clear();
        for (Target target : situation.lit()) {
            Button button = new Button(words.text(target.id()));
            targets.add(button, target, words.text(target.id()));
            buttons.getChildren().add(button);
        }
        targets.show(situation);
    }
}
