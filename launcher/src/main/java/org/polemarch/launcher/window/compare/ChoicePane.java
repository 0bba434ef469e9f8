package org.polemarch.launcher.window.compare;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.compare.Kept;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** What is compared, by whom and how often; and below, what was compared before. */
final class ChoicePane extends VBox {

    private static final int FEW = 8;
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);

    private final Desk desk;
    private final Sheets sheets;
    private final CompareModel model;
    private final Kept kept;
    private final Consumer<Path> open;
    private final VBox cards = new VBox(8);
    private final VBox how = new VBox(8);
    private final VBox former = new VBox(2);
    private final Label fault = Texts.notice("compare-fault");
    private final Button run;
    private final Button add;

    ChoicePane(
            Desk desk,
            Navigation navigation,
            CompareModel model,
            Kept kept,
            Runnable play,
            Consumer<Path> open,
            Runnable openFile) {
        super(12);
        this.desk = desk;
        this.sheets = navigation.sheets();
        this.model = model;
        this.kept = kept;
        this.open = open;
        getStyleClass().add("screen");
        run = Controls.accent("compare-run", Say.of("compare.run"), play);
        run.setMaxWidth(Double.MAX_VALUE);
        add = Controls.button("what-add", Say.of("compare.add"), () -> {
            model.add();
            fill();
        });
        Button file = Controls.button("compare-open", Say.of("compare.open"), openFile);
        getChildren()
                .addAll(
                        Controls.row(
                                6,
                                Controls.icon("back", Feather.ARROW_LEFT, Say.of("setup.back"), navigation::library),
                                Texts.heading(Say.of("compare.page"))),
                        cards,
                        add,
                        how,
                        fault,
                        run,
                        Texts.strong(Say.of("compare.kept")),
                        former,
                        file);
        show();
        fillKept();
    }

    /** Shows the state of the model. */
    void show() {
        fill();
        fillHow();
    }

    private void fill() {
        cards.getChildren().clear();
        List<InstalledGame> games = desk.catalog().games();
        for (int i = 0; i < model.whats().size(); i++) {
            int index = i;
            cards.getChildren().add(new WhatCard(model, i, games, sheets, () -> {
                model.remove(index);
                fill();
                add.requestFocus(); // what had the keyboard is gone
            }));
        }
        add.setDisable(!model.mayAdd());
    }

    private void fillHow() {
        List<String> bot = model.bots();
        List<Long> number = model.gamesOffered();
        ComboBox<String> bots = Controls.choice(
                "compare-bots",
                Say.of("compare.bots"),
                bot.stream().map(ChoicePane::botName).toList(),
                bot.indexOf(model.bot()),
                chosen -> model.bot(bot.get(Math.max(0, chosen))));
        ComboBox<String> games = Controls.choice(
                "compare-games",
                Say.of("compare.games"),
                number.stream().map(String::valueOf).toList(),
                number.indexOf(model.games()),
                chosen -> model.games(number.get(Math.max(0, chosen))));
        TextField seed = Controls.field("compare-seed", "setup.seed", model::seed);
        seed.setText(model.seed());
        GridPane grid = new GridPane();
        grid.setHgap(8);
        grid.setVgap(8);
        grid.addRow(0, name("compare.bots"), wide(bots));
        grid.addRow(1, name("compare.games"), wide(games));
        grid.addRow(2, name("setup.seed"), seed);
        CheckBox ablation =
                Controls.check("compare-ablation", Say.of("compare.ablation"), model.ablation(), model::ablation);
        CheckBox skill = Controls.check("compare-skill", Say.of("compare.skill"), model.skill(), model::skill);
        how.getChildren().setAll(grid, ablation, skill);
    }

    /** Bots that only experiments name are called by what the experiment says. */
    private static String botName(String bot) {
        return CompareModel.BOTS.contains(bot) ? Say.of("compare.bot." + bot.replace(':', '-')) : bot;
    }

    private static Label name(String key) {
        Label name = new Label(Say.of(key));
        name.setMinWidth(USE_PREF_SIZE);
        return name;
    }

    private static ComboBox<String> wide(ComboBox<String> box) {
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    void busy(boolean playing) {
        run.setDisable(playing);
        former.setDisable(playing);
    }

    void fault(String text) {
        Texts.tell(fault, text);
    }

    /** The newest few, read beside the window's thread. */
    void fillKept() {
        Background.idle(
                kept::entries,
                entries -> {
                    former.getChildren().clear();
                    entries.stream()
                            .limit(FEW)
                            .forEach(entry -> former.getChildren().add(former(entry)));
                    if (entries.isEmpty()) {
                        former.getChildren().add(Texts.soft(Say.of("compare.kept.none")));
                    }
                },
                failure -> {});
    }

    private VBox former(Kept.Entry entry) {
        Hyperlink link = new Hyperlink(entry.title());
        link.setId("kept-" + entry.file().getFileName());
        link.setWrapText(true);
        link.setOnAction(event -> open.accept(entry.file()));
        return new VBox(link, Texts.soft(WHEN.format(entry.changed().atZone(ZoneId.systemDefault()))));
    }
}
