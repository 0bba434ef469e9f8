package org.polemarch.launcher.window;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Score;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.table.TableModel.Choice;
import org.polemarch.launcher.table.TableModel.LogLine;
import org.polemarch.launcher.table.TableModel.Notice;
import org.polemarch.launcher.table.TableModel.Stage;

/** A table: the board, what is asked, the answers in words, the log. */
final class TableScreen implements Screen, BoardHost {

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final TableModel model;
    private final Autosave autosave;
    private final ExecutorService thinking = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "bot");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicBoolean left = new AtomicBoolean();
    private final StackPane middle = new StackPane();
    private final Label prompt = new Label();
    private final Button rule = new Button();
    private final Label notice = new Label();
    private final TextField filter = new TextField();
    private final ListView<Choice> answers = new ListView<>();
    private final ListView<LogLine> log = new ListView<>();
    private final ListView<String> scores = new ListView<>();
    private final Button undo = new Button("Undo");
    private final Button redo = new Button("Redo");
    private final BorderPane page = new BorderPane();
    private BoardView board;
    private boolean botAsked;

    TableScreen(Desk desk, Navigation navigation, Session<?> session, Autosave autosave) {
        this.desk = desk;
        this.navigation = navigation;
        this.game = desk.catalog().game(session.prepared().info().id());
        this.model = new TableModel(session, false);
        this.autosave = autosave;
        session.listen(autosave);
        this.board = board();
        page.setCenter(middle);
        page.setRight(side());
        model.onChange(this::refresh);
        refresh();
    }

    /** A view that cannot be made shows its error in place, and the generic table serves. */
    private BoardView board() {
        try {
            return Boards.of(game, this, model.words());
        } catch (RuntimeException | LinkageError e) {
            notice.setText("The view of " + game.info().title() + " failed: " + e);
            return new GenericBoard(this, model.words(), game.plugin().textBoard());
        }
    }

    @Override
    public Parent node() {
        return page;
    }

    private VBox side() {
        prompt.setWrapText(true);
        prompt.getStyleClass().add("prompt");
        prompt.setId("prompt");
        notice.setWrapText(true);
        notice.getStyleClass().add("notice");
        notice.setId("notice");
        rule.setOnAction(event -> openRule(rule.getText()));
        filter.setPromptText("type to narrow, Enter to choose");
        filter.setId("filter");
        filter.textProperty().addListener((text, before, now) -> showAnswers());
        filter.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && !answers.getItems().isEmpty()) {
                choose(answers.getItems().get(0));
            } else if (event.getCode() == KeyCode.ESCAPE) {
                filter.clear();
                model.clearPicks();
            }
        });
        answers.setId("answers");
        answers.setCellFactory(list -> cell(Choice::text));
        answers.setOnMouseClicked(event -> choose(answers.getSelectionModel().getSelectedItem()));
        answers.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(answers.getSelectionModel().getSelectedItem());
            }
        });
        log.setCellFactory(
                list -> cell(line -> line.text() + (line.cites().isEmpty() ? "" : " [" + line.cites() + "]")));
        log.setId("log");
        VBox.setVgrow(answers, Priority.ALWAYS);
        VBox.setVgrow(log, Priority.ALWAYS);
        scores.setPrefHeight(120);
        VBox side = new VBox(prompt, rule, notice, filter, answers, buttons(), scores, log);
        side.getStyleClass().add("side");
        return side;
    }

    private HBox buttons() {
        undo.setOnAction(event -> model.undo());
        undo.setId("undo");
        redo.setOnAction(event -> model.redo());
        Button hint = new Button("Hint");
        hint.setOnAction(event -> hint());
        Button save = new Button("Save");
        save.setId("save");
        save.setOnAction(event -> {
            if (autosave.save(model.session())) {
                model.tell(new Notice("Saved as " + autosave.file(), ""));
            }
        });
        Button leave = new Button("Leave");
        leave.setId("leave");
        leave.setOnAction(event -> navigation.library());
        return new HBox(6, undo, redo, hint, save, leave);
    }

    private static <T> ListCell<T> cell(Function<T, String> text) {
        return new ListCell<>() {
            {
                setWrapText(true);
                setPrefWidth(0);
            }

            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty || item == null ? null : text.apply(item));
            }
        };
    }

    private void choose(Choice choice) {
        if (choice != null && model.stage() == Stage.ASKED) {
            filter.clear();
            model.choose(choice.move());
        }
    }

    private void refresh() {
        boolean hidden = model.stage() == Stage.CURTAIN;
        Notice asked = model.prompt();
        prompt.setText(asked.text());
        rule.setText(asked.cites());
        rule.setVisible(!asked.cites().isEmpty());
        notice.setText(
                hidden
                        ? ""
                        : model.notice().text()
                                + (model.notice().cites().isEmpty()
                                        ? ""
                                        : " [" + model.notice().cites() + "]"));
        notice.setVisible(!notice.getText().isEmpty());
        notice.setManaged(notice.isVisible());
        undo.setDisable(hidden);
        redo.setDisable(hidden || !model.session().canRedo());
        showAnswers();
        log.getItems().setAll(model.log());
        log.scrollTo(log.getItems().size() - 1);
        showScores(hidden);
        if (hidden) {
            middle.getChildren().setAll(curtain());
        } else {
            showBoard();
        }
        letBotThink();
    }

    private void showScores(boolean hidden) {
        scores.getItems().clear();
        if (!hidden) {
            for (Score score : model.session().outcome().scores()) {
                scores.getItems().add(score.rank() + ". " + model.words().name(score.seat()) + "  " + score.points());
            }
        }
    }

    private void showAnswers() {
        answers.getItems().setAll(model.choices(filter.getText()));
    }

    private void showBoard() {
        try {
            board.show(model.situation());
        } catch (RuntimeException | LinkageError e) {
            board = new GenericBoard(this, model.words(), game.plugin().textBoard());
            board.show(model.situation());
            notice.setText("The view of " + game.info().title() + " failed and was replaced: " + e);
            notice.setVisible(true);
            notice.setManaged(true);
        }
        if (!middle.getChildren().contains(board.node())) {
            middle.getChildren().setAll(board.node());
        }
    }

    private VBox curtain() {
        Button here = new Button("I am " + model.curtainFor());
        here.setId("curtain");
        here.setDefaultButton(true);
        here.setOnAction(event -> model.liftCurtain());
        VBox curtain = new VBox(Texts.title("Pass the screen"), here);
        curtain.getStyleClass().add("curtain");
        return curtain;
    }

    private void letBotThink() {
        if (model.stage() == Stage.BOT && !botAsked && !left.get()) {
            botAsked = true;
            think(model.ponder(left::get), answer -> {
                botAsked = false;
                model.answered(answer);
                letBotThink();
            });
        }
    }

    private void hint() {
        if (model.stage() == Stage.ASKED) {
            think(model.hint(desk.adviser(game.id()), left::get), model::advised);
        }
    }

    private void think(Pondering pondering, Consumer<Pondering.Answer> then) {
        thinking.execute(() -> {
            try {
                Pondering.Answer answer = pondering.think();
                Platform.runLater(() -> {
                    if (!left.get()) {
                        then.accept(answer);
                    }
                });
            } catch (RuntimeException e) {
                Platform.runLater(() -> model.tell(new Notice(String.valueOf(e.getMessage()), "")));
            }
        });
    }

    @Override
    public void pick(Target target) {
        model.pick(target);
    }

    @Override
    public void openRule(String section) {
        navigation.rules(game, section);
    }

    @Override
    public void leave() {
        left.set(true);
        thinking.shutdownNow();
        autosave.save(model.session());
    }
}
