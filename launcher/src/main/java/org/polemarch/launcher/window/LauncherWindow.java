package org.polemarch.launcher.window;

import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.ui.Theme;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Complaint;

/** The window and the way between its screens. */
public final class LauncherWindow implements Navigation {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double RULES_WIDTH = 640;
    private static final double RULES_HEIGHT = 480;

    private final Desk desk;
    private final StackPane root = new StackPane();
    private Screen screen;

    public LauncherWindow(Desk desk) {
        this.desk = desk;
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        root.getStylesheets()
                .add(LauncherWindow.class.getResource("launcher.css").toExternalForm());
        Theme.LIGHT.applyTo(root);
    }

    /** The window's content. */
    public Parent root() {
        return root;
    }

    /** Opens it on the display; closing it leaves the table. */
    public Stage open(Runnable closed) {
        Stage stage = new Stage();
        stage.setTitle("Polemarch");
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.setOnHidden(event -> {
            leave();
            closed.run();
        });
        stage.show();
        return stage;
    }

    private void go(Screen next) {
        leave();
        screen = next;
        root.getChildren().setAll(next.node());
    }

    private void leave() {
        if (screen != null) {
            screen.leave();
        }
        screen = null;
    }

    @Override
    public void library() {
        leave(); // a table saves itself, and the library shows the save
        go(new LibraryScreen(desk, this));
    }

    @Override
    public void setUp(InstalledGame game) {
        go(new SetUpScreen(desk, this, game));
    }

    @Override
    public void table(Session<?> session, Autosave autosave) {
        go(new TableScreen(desk, this, session, autosave));
    }

    @Override
    public void resume(Path file) {
        try {
            SaveGame saved = desk.files().read(file);
            table(
                    Replay.resume(file.toString(), saved, desk.library()),
                    new Autosave(desk.files(), file, desk.clock()));
        } catch (RuntimeException | LinkageError e) {
            complain(e);
        }
    }

    private void complain(Throwable failure) {
        Alert alert = new Alert(Alert.AlertType.ERROR, Complaint.of(failure));
        alert.setHeaderText(null);
        show(alert);
    }

    private void show(Alert dialog) {
        if (root.getScene() != null && root.getScene().getWindow() != null) {
            dialog.initOwner(root.getScene().getWindow());
        }
        dialog.setResizable(true);
        dialog.show();
    }

    @Override
    public void rules(InstalledGame game, String section) {
        try {
            showRules(game, game.plugin().ruleIndex(), section);
        } catch (RuntimeException | LinkageError e) {
            complain(e);
        }
    }

    private void showRules(InstalledGame game, RuleIndex index, String section) {
        VBox text = new VBox(12);
        text.setPadding(new Insets(12));
        for (RuleIndex.Section each : index.sections()) {
            if (section.isEmpty() || each.id().equals(section)) {
                VBox part = new VBox(
                        4, Texts.heading(each.heading()), Texts.soft(each.id()), Texts.wrapped(each.summary()));
                each.ruling().ifPresent(ruling -> part.getChildren().add(Texts.wrapped("Ruling: " + ruling)));
                text.getChildren().add(part);
            }
        }
        if (text.getChildren().isEmpty()) {
            text.getChildren()
                    .add(Texts.wrapped(
                            section.isEmpty()
                                    ? "The rule index is empty."
                                    : "The rule index has no section '" + section + "'."));
        }
        ScrollPane scroll = new ScrollPane(text);
        scroll.setFitToWidth(true);
        scroll.setPrefSize(RULES_WIDTH, section.isEmpty() ? RULES_HEIGHT : RULES_HEIGHT / 2);
        Alert dialog = new Alert(Alert.AlertType.NONE, "", ButtonType.CLOSE);
        dialog.setTitle("Rules of " + game.info().title());
        dialog.setHeaderText(index.rulebook());
        dialog.getDialogPane().setContent(scroll);
        show(dialog);
    }
}
