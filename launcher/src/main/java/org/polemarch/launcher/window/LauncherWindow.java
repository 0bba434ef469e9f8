package org.polemarch.launcher.window;

import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.TextArea;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.ui.Theme;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;

/** The window and the way between its screens. */
public final class LauncherWindow implements Navigation {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

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
        Screen before = screen;
        if (before != null) {
            leave(); // a table saves itself, and the library shows the save
        }
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
        } catch (SaveFault e) {
            new Alert(Alert.AlertType.ERROR, e.getMessage()).show();
        }
    }

    @Override
    public void rules(InstalledGame game, String section) {
        RuleIndex index = game.plugin().ruleIndex();
        StringBuilder text = new StringBuilder();
        for (RuleIndex.Section each : index.sections()) {
            if (section.isEmpty() || each.id().equals(section)) {
                text.append(each.id())
                        .append("  ")
                        .append(each.heading())
                        .append('\n')
                        .append(each.summary());
                each.ruling().ifPresent(ruling -> text.append("\nRuling: ").append(ruling));
                text.append("\n\n");
            }
        }
        Alert dialog = new Alert(Alert.AlertType.INFORMATION);
        dialog.setTitle("Rules of " + game.info().title());
        dialog.setHeaderText(index.rulebook());
        TextArea area = new TextArea(text.toString());
        area.setWrapText(true);
        area.setEditable(false);
        area.setPrefSize(640, 480);
        dialog.getDialogPane().setContent(area);
        dialog.show();
    }
}
