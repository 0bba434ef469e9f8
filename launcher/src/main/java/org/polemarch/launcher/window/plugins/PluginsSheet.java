package org.polemarch.launcher.window.plugins;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** The plugins: where each came from, whether it is trusted, and what is wrong with it. */
public final class PluginsSheet extends VBox {

    public static final double EMS = 60;

    private final Desk desk;
    private final Sheets sheets;
    private final Label told = Texts.wrapped("");

    public PluginsSheet(Desk desk, Sheets sheets) {
        super(12);
        this.desk = desk;
        this.sheets = sheets;
        setId("plugins");
        VBox rows = new VBox(4);
        for (PluginStatus each : desk.plugins().plugins()) {
            rows.getChildren().add(row(each));
        }
        desk.plugins().problems().forEach(line -> rows.getChildren().add(notice(line)));
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true); // to be scrolled without a mouse
        scroll.setAccessibleText(Say.of("plugins.title"));
        Button install = new Button(Say.of("plugins.install"));
        install.setId("plugins-install");
        install.setOnAction(event -> install());
        told.setId("plugins-told");
        told.getStyleClass().add("notice");
        told.setMaxWidth(Double.MAX_VALUE);
        Texts.show(told, false);
        getChildren().addAll(Texts.soft(Say.of("plugins.about")), scroll, told, install);
    }

    /** Why a plugin does not run; that it must be trusted is told by how one does so here. */
    public static String problem(PluginStatus plugin) {
        return plugin.state() == State.UNTRUSTED ? Say.of("plugins.untrusted") : plugin.problem();
    }

    private static Label notice(String line) {
        Label label = Texts.wrapped(Say.sentence(line));
        label.getStyleClass().add("notice");
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private VBox row(PluginStatus plugin) {
        Label state = new Label(Say.of("plugins.state." + plugin.state()));
        state.getStyleClass().add("chip");
        state.getStyleClass().add(plugin.loaded() ? Styles.SUCCESS : Styles.WARNING);
        HBox line = new HBox(
                10,
                Texts.strong(plugin.id()),
                Texts.soft(plugin.version()),
                state,
                Texts.soft(Say.of("plugins.origin." + plugin.origin())),
                new Spacer());
        line.setAlignment(Pos.CENTER_LEFT);
        if (plugin.state() == State.UNTRUSTED) {
            line.getChildren().add(button("trust-", "plugins.trust", plugin, () -> trust(plugin)));
        }
        if (plugin.origin() == Origin.USER) {
            line.getChildren().add(button("remove-", "plugins.remove", plugin, () -> remove(plugin)));
        }
        VBox row = new VBox(4, line);
        if (!plugin.problem().isEmpty()) {
            row.getChildren().add(notice(problem(plugin)));
        }
        row.getChildren()
                .add(Texts.soft(plugin.file()
                        + plugin.sha256().map(hash -> "\nSHA-256 " + hash).orElse("")));
        row.getStyleClass().add("save-row");
        return row;
    }

    private static Button button(String id, String key, PluginStatus plugin, Runnable run) {
        Button button = new Button(Say.of(key));
        button.setId(id + plugin.id());
        button.setAccessibleText(Say.of(key) + " " + plugin.id());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> run.run());
        return button;
    }

    private void trust(PluginStatus plugin) {
        sheets.ask(
                Say.of("plugins.trust.sure", plugin.id()),
                Say.of("plugins.trust"),
                () -> attempt(() -> Say.of(
                        "plugins.trusted",
                        desk.plugins().folder().trust(plugin.id()).plugin())),
                () -> {});
    }

    private void remove(PluginStatus plugin) {
        sheets.ask(
                Say.of("plugins.remove.sure", plugin.id()),
                Say.of("plugins.remove"),
                () -> attempt(() -> Say.of(
                        "plugins.removed",
                        desk.plugins().folder().remove(plugin.id()).id())),
                () -> {});
    }

    private void install() {
        FileChooser chooser = new FileChooser();
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("JAR", "*.jar"));
        File chosen = chooser.showOpenDialog(getScene().getWindow());
        if (chosen != null) {
            install(chosen.toPath());
        }
    }

    /** Copies a plugin into the player's folder. */
    public void install(Path jar) {
        attempt(() ->
                Say.of("plugins.installed", desk.plugins().folder().install(jar).line()));
    }

    /** A plugin may be large, and is read from end to end: not on the window's thread. */
    private void attempt(Callable<String> work) {
        tell(Say.of("plugins.busy"));
        Background.run(work, this::tell, failure -> tell(Complaint.of(failure)));
    }

    private void tell(String text) {
        told.setText(text);
        Texts.show(told, true);
    }
}
