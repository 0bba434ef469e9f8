package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.nio.file.Files;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Complaint;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.table.TableModel.Notice;
import org.polemarch.launcher.table.TableModel.Stage;

/** A table: the board, and beside it what is asked, the answers, the score and the log. */
final class TableScreen implements Screen, BoardHost {

    private static final int NEVER = -1;
    private static final double BOARD_SHARE = 0.72;

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final TableModel model;
    private final Autosave autosave;
    private final int decisionsAtFirst;
    private final Thinker thinker = new Thinker();
    private final StackPane middle = new StackPane();
    private final Label boardFault = new Label();
    private final Button undo = button("Undo", Feather.CORNER_UP_LEFT, "undo", "Take back (Ctrl+Z)");
    private final Button redo = button("Redo", Feather.CORNER_UP_RIGHT, "redo", "Play again (Ctrl+Y)");
    private final Button hint = button("Hint", Feather.HELP_CIRCLE, "hint", "What a bot would do");
    private final BorderPane page = new BorderPane();
    private final EventHandler<KeyEvent> shortcuts = this::shortcut;
    private final SidePanel side;
    private BoardView board;
    private boolean botAsked;
    private int botFailedAt = NEVER;

    TableScreen(Desk desk, Navigation navigation, Session<?> session, Autosave autosave) {
        this.desk = desk;
        this.navigation = navigation;
        this.game = desk.catalog().game(session.prepared().info().id());
        this.model = new TableModel(session);
        this.autosave = autosave;
        this.decisionsAtFirst = session.decisions();
        session.watch();
        session.listen(autosave);
        side = new SidePanel(model, this::openRule);
        boardFault.setId("board-fault");
        boardFault.setWrapText(true);
        boardFault.getStyleClass().add("notice");
        boardFault.setMaxWidth(Double.MAX_VALUE);
        board = board();
        VBox left = new VBox(boardFault, middle);
        VBox.setVgrow(middle, Priority.ALWAYS);
        SplitPane split = new SplitPane(left, side);
        split.setDividerPositions(BOARD_SHARE);
        SplitPane.setResizableWithParent(side, false);
        page.setTop(bar());
        page.setCenter(split);
        // On the scene, because without a focused node keys go nowhere else.
        page.sceneProperty().addListener((scene, before, now) -> {
            if (before != null) {
                before.removeEventFilter(KeyEvent.KEY_PRESSED, shortcuts);
            }
            if (now != null) {
                now.addEventFilter(KeyEvent.KEY_PRESSED, shortcuts);
            }
        });
        model.onChange(this::refresh);
        refresh();
    }

    @Override
    public Parent node() {
        return page;
    }

    private ToolBar bar() {
        Label title = new Label(model.session().terms().title());
        title.getStyleClass().add(Styles.TITLE_4);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        undo.setOnAction(event -> model.undo());
        redo.setOnAction(event -> model.redo());
        hint.setOnAction(event -> hint());
        Button rules = button("Rules", Feather.BOOK, "rules", "The rules of the game");
        rules.setOnAction(event -> openRule(""));
        Button save = button("Save", Feather.SAVE, "save", "Save now (Ctrl+S); every move is saved anyway");
        save.setOnAction(event -> save());
        Button leave = button("Leave", Feather.LOG_OUT, "leave", "Back to the library; the game is saved");
        leave.setOnAction(event -> navigation.library());
        ToolBar bar = new ToolBar(title, space, undo, redo, hint, rules, save, leave);
        bar.getStyleClass().add("table-bar");
        return bar;
    }

    private static Button button(String text, Ikon icon, String id, String help) {
        Button button = new Button(text, new FontIcon(icon));
        button.setId(id);
        button.setTooltip(new Tooltip(help));
        button.setFocusTraversable(false);
        return button;
    }

    private void shortcut(KeyEvent event) {
        if (pressed(event, KeyCode.Z)) {
            model.undo();
        } else if (pressed(event, KeyCode.Y)) {
            model.redo();
        } else if (pressed(event, KeyCode.S)) {
            save();
        } else {
            return;
        }
        event.consume();
    }

    private static boolean pressed(KeyEvent event, KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN).match(event);
    }

    private void save() {
        if (autosave.save(model.session())) {
            model.warned("Saved as " + autosave.file());
        }
    }

    private void refresh() {
        redo.setDisable(!model.session().canRedo());
        hint.setDisable(model.stage() != Stage.ASKED);
        side.refresh();
        if (model.hidden()) {
            middle.getChildren().setAll(curtain());
        } else {
            showBoard();
        }
        boardFault.setVisible(!boardFault.getText().isEmpty());
        boardFault.setManaged(boardFault.isVisible());
        letBotThink();
    }

    /** A view that cannot be made is replaced by the generic table, and the player is told. */
    private BoardView board() {
        try {
            return Boards.of(game, this, model.words());
        } catch (RuntimeException | LinkageError e) {
            return instead(e);
        }
    }

    private BoardView instead(Throwable failure) {
        boardFault.setText("The view of " + game.info().title() + " failed and was replaced by a plain one: "
                + Complaint.of(failure));
        return new GenericBoard(this, model.words(), game.plugin().textBoard());
    }

    private void showBoard() {
        try {
            board.show(model.situation());
        } catch (RuntimeException | LinkageError e) {
            board = instead(e);
            showPlainly();
        }
        if (!middle.getChildren().contains(board.node())) {
            middle.getChildren().setAll(board.node());
        }
    }

    /** If the text board fails as well, the answers in words are still there. */
    private void showPlainly() {
        try {
            board.show(model.situation());
        } catch (RuntimeException | LinkageError e) {
            boardFault.setText("The board of " + game.info().title() + " cannot be shown: " + Complaint.of(e));
        }
    }

    /** Before somebody has come to the screen there may be bots to wait for. */
    private Node curtain() {
        VBox curtain = new VBox();
        curtain.getStyleClass().add("curtain");
        if (model.stage() == Stage.CURTAIN) {
            Button here = new Button("I am " + model.curtainFor());
            here.setId("curtain");
            here.setDefaultButton(true);
            here.getStyleClass().addAll(Styles.LARGE, Styles.ACCENT);
            here.setOnAction(event -> model.liftCurtain());
            curtain.getChildren().addAll(Texts.title("Pass the screen"), here);
        } else {
            curtain.getChildren().add(Texts.title(model.prompt().text()));
        }
        return curtain;
    }

    private void letBotThink() {
        if (model.stage() != Stage.BOT
                || botAsked
                || botFailedAt == model.session().decisions()) {
            return;
        }
        botAsked = true;
        thinker.think(
                model::ponder,
                answer -> {
                    botAsked = false;
                    model.answered(answer);
                    letBotThink();
                },
                failure -> {
                    botAsked = false;
                    botFailedAt = model.session().decisions();
                    model.warned(failure);
                });
    }

    private void hint() {
        if (model.stage() == Stage.ASKED) {
            thinker.think(
                    interrupted -> model.hint(desk.adviser(game.id()), interrupted),
                    model::advised,
                    failure -> model.tell(Notice.of(failure)));
        }
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
        thinker.leave();
        model.onChange(() -> {});
        boolean unchanged = model.session().decisions() == decisionsAtFirst && Files.exists(autosave.file());
        if (!unchanged) {
            autosave.save(model.session());
        }
    }
}
