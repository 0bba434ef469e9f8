package org.polemarch.launcher.window.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.launcher.twin.Verdict;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A game judged by other rules: what became illegal, forced or went another way, with both rules and the way there. */
public final class JudgeSheet extends VBox {

    public static final double EMS = 70;

    private final IntConsumer go;
    private final BiConsumer<Side, String> rules;

    /** A heading, or one difference below it. */
    private record Line(String heading, Difference difference) {}

    /**
     * @param go leads to a move
     * @param rules opens a section as one side has it
     * @param playOn lays two tables where the game first goes another way
     */
    public JudgeSheet(Verdict verdict, IntConsumer go, BiConsumer<Side, String> rules, Runnable playOn) {
        super(10);
        this.go = go;
        this.rules = rules;
        getStyleClass().add("judge");
        ListView<Line> list = new ListView<>();
        list.setId("judgement");
        list.setAccessibleText(Say.of("judge.title"));
        list.getItems().setAll(lines(verdict));
        list.setCellFactory(made -> new Cell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                go(list.getSelectionModel().getSelectedItem());
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        Button first = Controls.button(
                "judge-first", Say.of("judge.go-first"), () -> verdict.first().ifPresent(this::go));
        Button play = Controls.accent("judge-play", Say.of("judge.play"), playOn);
        first.setDisable(verdict.first().isEmpty());
        play.setDisable(verdict.first().isEmpty());
        Texts.show(list, !list.getItems().isEmpty());
        getChildren().addAll(Texts.wrapped(verdict.summary()), list, Controls.foot(first, play));
    }

    private static List<Line> lines(Verdict verdict) {
        List<Line> lines = new ArrayList<>();
        for (Verdict.Part part : verdict.parts()) {
            lines.add(new Line(part.heading(), null));
            part.differences().forEach(each -> lines.add(new Line("", each)));
        }
        return lines;
    }

    private void go(Line line) {
        if (line != null && line.difference() != null) {
            go(line.difference());
        }
    }

    private void go(Difference difference) {
        go.accept(difference.stands());
    }

    private final class Cell extends ListCell<Line> {

        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            setText(null);
            setGraphic(empty || line == null ? null : content(line));
        }

        private VBox content(Line line) {
            VBox box = new VBox(2);
            Difference difference = line.difference();
            if (difference == null) {
                box.setAlignment(Pos.BOTTOM_LEFT); // the room is above a heading, not below it
                box.getChildren().add(Texts.strong(line.heading()));
            } else {
                FlowPane links = new FlowPane(12, 0);
                Hyperlink move = new Hyperlink(Say.of("judge.move", difference.stands()));
                move.setOnAction(event -> go(difference));
                links.getChildren().add(move);
                cited(links, Side.BASE, difference.base());
                if (!difference.base().rule().equals(difference.other().rule())) {
                    cited(links, Side.OTHER, difference.other());
                }
                box.getChildren().addAll(Texts.wrapped(difference.sentence()), links);
            }
            box.prefWidthProperty().bind(getListView().widthProperty().subtract(40));
            box.setMaxWidth(USE_PREF_SIZE);
            return box;
        }

        private void cited(FlowPane links, Side side, Half half) {
            half.rule().ifPresent(rule -> {
                Hyperlink link = new Hyperlink(rule.toString());
                link.setOnAction(event -> rules.accept(side, rule.section()));
                links.getChildren().add(link);
            });
        }
    }
}
