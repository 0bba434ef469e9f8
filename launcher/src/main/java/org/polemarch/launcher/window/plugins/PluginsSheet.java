package org.polemarch.launcher.window.plugins;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.polemarch.core.admission.Verdict;
import org.polemarch.core.plugins.PluginFolder;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** The plugins: who made each, what it brings, whether it is trusted, how it was checked, and what is wrong with it. */
public final class PluginsSheet extends VBox implements PluginRow.Commands {

    public static final double EMS = 60;

    private final Desk desk;
    private final Sheets sheets;
    private final Arrivals arrivals;
    private final VBox rows = new VBox(4);
    private final Label told = Texts.notice("plugins-told");

    public PluginsSheet(Desk desk, Sheets sheets, Arrivals arrivals) {
        super(12);
        this.desk = desk;
        this.sheets = sheets;
        this.arrivals = arrivals;
        setId("plugins");
        getChildren()
                .addAll(
                        Texts.soft(Say.of("plugins.about")),
                        Controls.reading(rows, Say.of("plugins.title")),
                        told,
                        Controls.button("plugins-install", Say.of("plugins.install"), this::install));
        fill();
    }

    private void fill() {
        rows.getChildren().clear();
        desk.plugins().problems().forEach(line -> rows.getChildren().add(notice(line)));
        for (PluginStatus each : desk.plugins().plugins()) {
            if (each.origin() == Origin.BUNDLED || Files.exists(each.file())) {
                add(each);
            }
        }
        Background.run(this::newcomers, found -> found.forEach(this::add), failure -> {}); // the rest is there
    }

    /** What was installed since the start; nothing of it has run. */
    private List<PluginStatus> newcomers() {
        List<Path> known =
                desk.plugins().plugins().stream().map(PluginStatus::file).toList();
        return PluginFolder.of(desk.plugins().folders(), desk.library().program()).plugins().stream()
                .filter(each -> !known.contains(each.file()))
                .toList();
    }

    private void add(PluginStatus plugin) {
        PluginRow row = new PluginRow(plugin, PluginBrings.line(plugin, desk.catalog()), this);
        rows.getChildren().add(row);
        Background.idle(() -> folder().facts(plugin), row::tell, failure -> {}); // a file that is gone has no facts
    }

    /** Why a plugin does not run; that it must be trusted is said by how to do so here. */
    public static String problem(PluginStatus plugin) {
        return PluginRow.problem(plugin);
    }

    private static Label notice(String line) {
        Label label = Texts.notice("");
        Texts.tell(label, Say.whole(line));
        return label;
    }

    private PluginFolder folder() {
        return desk.plugins().folder();
    }

    @Override
    public void trust(PluginStatus plugin) {
        String asked = plugin.sha256().orElse(plugin.id());
        sheets.ask(
                Say.of("plugins.trust.sure", plugin.id()),
                Say.of("plugins.trust"),
                () -> attempt(() -> Say.of(
                        "plugins.trusted",
                        Optional.of(folder().trust(asked).plugin())
                                .filter(id -> !id.isEmpty())
                                .orElse(plugin.id()))));
    }

    @Override
    public void remove(PluginStatus plugin) {
        String file = plugin.file().getFileName().toString();
        boolean atOnce = file.endsWith(".variant.json");
        sheets.ask(
                Say.of("plugins.remove.sure", plugin.id()),
                Say.of("plugins.remove"),
                () -> attempt(() -> Say.of(
                        atOnce ? "plugins.removed.now" : "plugins.removed",
                        folder().remove(file).id())));
    }

    @Override
    public void check(PluginStatus plugin) {
        Examining.of(desk, sheets, plugin.file(), verdict -> {
            Texts.tell(told, found(plugin.id(), verdict));
            fill();
        });
    }

    static String found(String name, Verdict verdict) {
        return verdict.admitted()
                ? Say.of("check.passed", name, Say.whole(verdict.line()))
                : Say.of("check.failed", name, Say.whole(verdict.line()));
    }

    @Override
    public void update(PluginStatus plugin) {
        chosen().ifPresent(file -> update(plugin, file));
    }

    /** Puts that file in the place of a plugin, if it is one of it. */
    public void update(PluginStatus plugin, Path file) {
        arrivals.update(plugin, file);
    }

    @Override
    public void back(PluginStatus plugin) {
        attempt(() -> {
            PluginStatus now = folder().back(plugin.id());
            return Say.of("plugins.backed", now.id(), now.version());
        });
    }

    private void install() {
        chosen().ifPresent(file -> arrivals.take(List.of(file)));
    }

    private Optional<Path> chosen() {
        FileChooser chooser = new FileChooser();
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(Say.of("plugins.title"), "*.jar", "*.variant.json"));
        return Optional.ofNullable(chooser.showOpenDialog(getScene().getWindow()))
                .map(File::toPath);
    }

    /** A plugin may be large, and is read from end to end: not on the window's thread. */
    private void attempt(Callable<String> work) {
        Texts.tell(told, Say.of("plugins.busy"));
        Background.run(
                work,
                text -> {
                    Texts.tell(told, text);
                    fill();
                    arrivals.changed();
                },
                failure -> Texts.tell(told, Say.whole(Complaint.of(failure))));
    }
}
