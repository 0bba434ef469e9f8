package org.polemarch.launcher.window.twin;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.Difference.Rule;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Narrowing;
import org.polemarch.launcher.twin.TwinModel;
import org.polemarch.launcher.window.board.BoardArea;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.WrappedCell;
import org.polemarch.launcher.words.Say;

/** One of two tables: its rules by name, its board, where it differs from the other, and its answers. */
final class TwinHalf extends VBox implements BoardHost {

    private static final double ROW_EMS = 2.1;
    private static final int MOST_ROWS = 4;

    private final TwinModel model;
    private final Side side;
    private final Consumer<String> rules;
    private final BoardArea board;
    private final Label mark;
    private final Hyperlink rule = new Hyperlink();
    private final Label prompt = Texts.wrapped("");
    private final ListView<Choice> answers = new ListView<>();
    private final Button alone;
    private Narrowing narrowing = Narrowing.of(List.of());

    TwinHalf(TwinModel model, Side side, InstalledGame game, Consumer<String> rules, Runnable playOn) {
        this.model = model;
        this.side = side;
        this.rules = rules;
        String id = side.name().toLowerCase(Locale.ROOT);
        mark = Texts.notice("mark-" + id);
        rule.setId("rule-" + id);
        prompt.setId("prompt-" + id);
        prompt.getStyleClass().add(Styles.TEXT_BOLD);
        answers.setId("answers-" + id);
        answers.setAccessibleText(Say.of("answers.heading"));
        answers.setCellFactory(view -> {
            WrappedCell<Choice> cell = new WrappedCell<>(Choice::text);
            cell.setOnMouseClicked(event -> choose(cell.getItem()));
            return cell;
        });
        answers.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(answers.getSelectionModel().getSelectedItem());
            }
        });
        alone = Controls.button("play-on-" + id, Say.of("twin.play-on"), playOn);
        alone.getStyleClass().add(Styles.SMALL);
        alone.setDisable(!model.canGoOn(side));
        Label why = Texts.soft(model.canGoOn(side) ? "" : Say.of("twin.handed"));
        Label name = Texts.heading(model.session(side).prepared().title());
        board = new BoardArea(game, this, model.session(side).prepared());
        VBox.setVgrow(board, Priority.ALWAYS);
        board.setMinHeight(0);
        setMinSize(0, 0);
        getStyleClass().addAll("side", "twin-half");
        HBox.setHgrow(prompt, Priority.ALWAYS);
        prompt.setMaxWidth(Double.MAX_VALUE);
        alone.setMinWidth(USE_PREF_SIZE);
        rule.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(Controls.row(12, name, rule), mark, board, Controls.row(8, prompt, why, alone), answers);
    }

    void refresh() {
        Optional<Half> half = model.half(side);
        Texts.tell(mark, half.map(Half::text).orElse(""));
        Optional<Rule> cited = half.flatMap(Half::rule);
        rule.setText(cited.map(Rule::toString).orElse(""));
        rule.setOnAction(event -> cited.ifPresent(each -> rules.accept(each.section())));
        Texts.show(rule, cited.isPresent());
        prompt.setText(model.prompt(side));
        narrowing = Narrowing.of(model.choices(side).stream().map(Choice::move).toList());
        answers.getItems().setAll(model.choices(side));
        int rows = Math.max(1, Math.min(MOST_ROWS, answers.getItems().size()));
        answers.setStyle("-fx-pref-height: " + (rows * ROW_EMS + 0.3) + "em;"); // the boards need the room
        Texts.show(answers, model.asked(side));
        board.show(model.situation(side));
    }

    private void choose(Choice choice) {
        if (choice != null) {
            model.choose(side, choice.move());
        }
    }

    /** What is clicked on the board narrows the answers; the one that is left is given. */
    @Override
    public void pick(Target target) {
        narrowing.pick(target).ifPresent(next -> {
            narrowing = next;
            Optional<Choice> decided = next.decided()
                    .filter(next::named)
                    .flatMap(move -> model.choices(side).stream()
                            .filter(choice -> choice.move().equals(move))
                            .findFirst());
            if (decided.isPresent()) {
                choose(decided.get());
            } else {
                answers.getItems()
                        .setAll(model.choices(side).stream()
                                .filter(choice -> next.candidates().contains(choice.move()))
                                .toList());
            }
        });
    }

    @Override
    public void openRule(String section) {
        rules.accept(section);
    }

    boolean failed(Throwable failure) {
        return board.failed(failure);
    }
}
