package org.polemarch.launcher.window.plugins;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** The plugins: where each came from, whether it is trusted, and what is wrong with it. */
public final class PluginsSheet extends VBox {

    public static final double EMS = 60;

    private final Desk desk;
    private final Sheets sheets;
    private final Label told = Texts.notice("plugins-told");

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
        getChildren()
                .addAll(
                        Texts.soft(Say.of("plugins.about")),
                        Controls.reading(rows, Say.of("plugins.title")),
                        told,
                        Controls.button("plugins-install", Say.of("plugins.install"), this::install));
    }

    /** Why a plugin does not run; that it must be trusted is told by how one does so here. */
    public static String problem(PluginStatus plugin) {
        return plugin.state() == State.UNTRUSTED ? Say.of("plugins.untrusted") : plugin.problem();
    }

    private static Label notice(String line) {
        Label label = Texts.notice("");
        Texts.tell(label, Say.sentence(line));
        return label;
    }

    private VBox row(PluginStatus plugin) {
        Label state = new Label(Say.of("plugins.state." + plugin.state()));
        state.getStyleClass().add("chip");
        state.getStyleClass().add(plugin.loaded() ? Styles.SUCCESS : Styles.WARNING);
        HBox line = Controls.row(
                10,
                Texts.strong(plugin.id()),
                Texts.soft(plugin.version()),
                state,
                Texts.soft(Say.of("plugins.origin." + plugin.origin())),
                new Spacer());
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
        Button button = Controls.button(id + plugin.id(), Say.of(key), run);
        button.setAccessibleText(Say.of(key) + " " + plugin.id());
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private void trust(PluginStatus plugin) {
        sheets.ask(
                Say.of("plugins.trust.sure", plugin.id()),
                Say.of("plugins.trust"),
                () -> attempt(() ->
                        Say.of("plugins.trusted", folder().trust(plugin.id()).plugin())));
    }

    private void remove(PluginStatus plugin) {
        sheets.ask(
                Say.of("plugins.remove.sure", plugin.id()),
                Say.of("plugins.remove"),
                () -> attempt(() ->
                        Say.of("plugins.removed", folder().remove(plugin.id()).id())));
    }

    private PluginFolder folder() {
        return desk.plugins().folder();
    }

    private void install() {
        FileChooser chooser = new FileChooser();
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("JAR", "*.jar"));
        File chosen = chooser.showOpenDialog(getScene().getWindow());
        if (chosen != null) {
            install(chosen.toPath());
        }
    }

    public void install(Path jar) {
        attempt(() -> Say.of("plugins.installed", folder().install(jar).line()));
    }

    /** A plugin may be large, and is read from end to end: not on the window's thread. */
    private void attempt(Callable<String> work) {
        Texts.tell(told, Say.of("plugins.busy"));
        Background.run(work, text -> Texts.tell(told, text), failure -> Texts.tell(told, Complaint.of(failure)));
    }
}
