package org.polemarch.launcher.window.plugins;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.CheckResult;
import org.polemarch.core.plugins.PluginFacts;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A plugin: what it is and brings at once; who made it, when it was trusted and checked as soon as that is read. */
final class PluginRow extends VBox {

    private static final int SHORT_HASH = 16;
    private static final int DAY = 10;

    /** What can be done with it. */
    interface Commands {
        void trust(PluginStatus plugin);

        void check(PluginStatus plugin);

        void update(PluginStatus plugin);

        void back(PluginStatus plugin);

        void remove(PluginStatus plugin);
    }

    private final PluginStatus plugin;
    private final Commands commands;
    private final VBox facts = new VBox(2);
    private final FlowPane buttons = new FlowPane(8, 6);

    PluginRow(PluginStatus plugin, String brings, Commands commands) {
        super(4);
        this.plugin = plugin;
        this.commands = commands;
        getStyleClass().add("save-row");
        Label state = new Label(Say.of("plugins.state." + plugin.state()));
        state.getStyleClass().addAll("chip", plugin.loaded() ? Styles.SUCCESS : Styles.WARNING);
        HBox line = Controls.row(
                10,
                Texts.strong(plugin.id()),
                Texts.soft(plugin.version()),
                state,
                Texts.soft(Say.of("plugins.origin." + plugin.origin())),
                new Spacer());
        getChildren().add(line);
        if (!plugin.problem().isEmpty()) {
            Label notice = Texts.notice("");
            Texts.tell(notice, Say.whole(problem(plugin)));
            getChildren().add(notice);
        }
        if (!brings.isEmpty()) {
            getChildren().add(Texts.wrapped(brings));
        }
        getChildren().addAll(facts, Texts.soft(plugin.file().toString()), buttons);
        addButtons(Optional.empty());
    }

    /** Why a plugin does not run; that it must be trusted is said by how to do so here. */
    static String problem(PluginStatus plugin) {
        if (plugin.state() != State.UNTRUSTED) {
            return plugin.problem();
        }
        return Say.of(plugin.problem().contains("changed since") ? "plugins.changed" : "plugins.untrusted");
    }

    private boolean isVariantFile() {
        return plugin.file().getFileName().toString().endsWith(".variant.json");
    }

    private void addButtons(Optional<String> previous) {
        List<Node> all = new ArrayList<>();
        boolean own = plugin.origin() == Origin.USER;
        if (plugin.state() == State.UNTRUSTED) {
            all.add(button("trust-", "plugins.trust", () -> commands.trust(plugin)));
        }
        all.add(button("check-", "plugins.check", () -> commands.check(plugin)));
        if (own) {
            all.add(button("update-", "plugins.update", () -> commands.update(plugin)));
            previous.ifPresent(version -> {
                Button back = button("back-", "plugins.back", () -> commands.back(plugin));
                back.setText(Say.of("plugins.back.to", version));
                all.add(back);
            });
            all.add(button("remove-", "plugins.remove", () -> commands.remove(plugin)));
        }
        buttons.getChildren().setAll(all);
    }

    private Button button(String id, String key, Runnable run) {
        Button button = Controls.button(id + plugin.id(), Say.of(key), run);
        button.setAccessibleText(Say.of(key) + " " + plugin.id());
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /** Who made it, when it was trusted and how it was last checked. */
    void tell(PluginFacts known) {
        facts.getChildren().clear();
        List<String> made = new ArrayList<>();
        if (!known.imprint().author().isEmpty()) {
            made.add(Say.of("variant.by", known.imprint().author()));
        }
        made.add(known.imprint().licence());
        made.add(known.imprint().homepage());
        made.removeIf(String::isEmpty);
        if (!made.isEmpty()) {
            facts.getChildren().add(Texts.soft(String.join(" · ", made)));
        }
        List<String> times = new ArrayList<>();
        if (plugin.origin() == Origin.USER && !isVariantFile()) {
            times.add(known.trusted()
                    .map(when -> Say.of("plugins.trusted.on", day(when)))
                    .orElse(Say.of("plugins.trusted.never")));
        }
        times.add(known.checked().map(PluginRow::checked).orElse(Say.of("plugins.checked.never")));
        facts.getChildren().add(Texts.soft(String.join(" · ", times)));
        known.sha256().ifPresent(this::addHash);
        addButtons(known.previous());
    }

    private static String checked(CheckResult check) {
        return check.passed()
                ? Say.of("plugins.checked.passed", day(check.when()))
                : Say.of("plugins.checked.failed", day(check.when()), check.line());
    }

    private static String day(String when) {
        return when.length() > DAY ? when.substring(0, DAY) : when;
    }

    private void addHash(String hash) {
        Button copy =
                Controls.icon("hash-" + plugin.id(), Feather.COPY, Say.of("plugins.hash.copy", plugin.id()), () -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putString(hash);
                    Clipboard.getSystemClipboard().setContent(content);
                });
        Label told = Texts.soft(Say.of("plugins.hash", hash.substring(0, Math.min(SHORT_HASH, hash.length()))));
        facts.getChildren().add(Controls.row(4, told, copy));
    }
}
