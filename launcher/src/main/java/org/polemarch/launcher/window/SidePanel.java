package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Score;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.table.TableModel.Choice;
import org.polemarch.launcher.table.TableModel.LogLine;
import org.polemarch.launcher.table.TableModel.Notice;
import org.polemarch.launcher.table.TableModel.Stage;

/** Beside the board: what is asked, the answers in words, the score, the log. */
final class SidePanel extends VBox {

    private final TableModel model;
    private final Label prompt = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final Label notice = new Label();
    private final TextField filter = new TextField();
    private final ListView<Choice> answers = new ListView<>();
    private final Label scoreHeading = heading("Score");
    private final GridPane scores = new GridPane();
    private final Label logHeading = heading("What happened");
    private final ListView<LogLine> log = new ListView<>();

    SidePanel(TableModel model, Consumer<String> openRule) {
        this.model = model;
        getStyleClass().add("side");
        prompt.setWrapText(true);
        prompt.setMinHeight(USE_PREF_SIZE);
        prompt.getStyleClass().add(Styles.TITLE_4);
        prompt.setId("prompt");
        notice.setWrapText(true);
        notice.setMinHeight(USE_PREF_SIZE);
        notice.setMaxWidth(Double.MAX_VALUE);
        notice.getStyleClass().add("notice");
        notice.setId("notice");
        rule.setId("rule");
        rule.setOnAction(event -> openRule.accept(rule.getText()));
        scores.getStyleClass().add("scores");
        makeAnswers();
        log.setCellFactory(list ->
                new TextCell<>(line -> line.text() + (line.cites().isEmpty() ? "" : "  [" + line.cites() + "]")));
        log.getStyleClass().addAll(Styles.DENSE, "log");
        log.setId("log");
        log.setFocusTraversable(false);
        VBox.setVgrow(answers, Priority.ALWAYS);
        VBox.setVgrow(log, Priority.ALWAYS);
        getChildren().addAll(prompt, rule, notice, filter, answers, scoreHeading, scores, logHeading, log);
    }

    private static Label heading(String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll(Styles.TEXT_BOLD, Styles.TEXT_MUTED);
        return label;
    }

    private void makeAnswers() {
        filter.setPromptText("Type to narrow, Enter to choose");
        filter.setId("filter");
        filter.textProperty().addListener((text, before, now) -> showAnswers());
        filter.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && answers.getItems().size() == 1) {
                choose(answers.getItems().get(0));
            } else if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
                answers.requestFocus();
                answers.getSelectionModel().selectFirst();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                filter.clear();
                model.clearPicks();
            }
        });
        answers.setId("answers");
        answers.setCellFactory(list -> {
            TextCell<Choice> cell = new TextCell<>(Choice::text);
            cell.setOnMouseClicked(event -> choose(cell.getItem()));
            return cell;
        });
        answers.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(answers.getSelectionModel().getSelectedItem());
            }
        });
    }

    private void choose(Choice choice) {
        if (choice != null && model.stage() == Stage.ASKED) {
            filter.clear();
            model.choose(choice.move());
        }
    }

    /** Shows the model as it is now. */
    void refresh() {
        if (model.hidden()) {
            filter.clear(); // it is what the last person typed
        }
        Notice asked = model.prompt();
        prompt.setText(asked.text());
        rule.setText(asked.cites());
        show(rule, !asked.cites().isEmpty());
        Notice told = model.notice();
        notice.setText(told.text() + (told.cites().isEmpty() ? "" : "  [" + told.cites() + "]"));
        show(notice, !told.text().isEmpty());
        boolean choosing = model.stage() == Stage.ASKED;
        show(filter, choosing);
        show(answers, choosing);
        showAnswers();
        log.getItems().setAll(model.log());
        Platform.runLater(() -> log.scrollTo(log.getItems().size() - 1)); // once the lines are laid out
        showScores();
        show(scoreHeading, !model.hidden());
        show(logHeading, !model.hidden());
        show(log, !model.hidden());
    }

    private static void show(javafx.scene.Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private void showAnswers() {
        answers.getItems().setAll(model.choices(filter.getText()));
    }

    private void showScores() {
        scores.getChildren().clear();
        int row = 0;
        for (Score score : model.scores()) {
            Label points = new Label(String.valueOf(score.points()));
            points.getStyleClass().add(Styles.TEXT_BOLD);
            scores.addRow(
                    row++,
                    new Label(score.rank() + "."),
                    new Label(model.words().name(score.seat())),
                    points);
        }
    }

    /** A line of a list that wraps where the list ends. */
    private static final class TextCell<T> extends ListCell<T> {

        private final Function<T, String> text;

        TextCell(Function<T, String> text) {
            this.text = text;
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : text.apply(item));
        }
    }
}
