package org.polemarch.launcher.window.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** One set of rules: its game, its scenario, and what is changed in it. */
final class WhatCard extends VBox {

    private final CompareModel model;
    private final int index;
    private final Sheets sheets;
    private final VBox details = new VBox(6);

    /** @param removed does what follows when it is taken out of the comparison */
    WhatCard(CompareModel model, int index, List<InstalledGame> games, Sheets sheets, Runnable removed) {
        super(6);
        this.model = model;
        this.index = index;
        this.sheets = sheets;
        getStyleClass().add("what-card");
        ComboBox<String> box = wide(Controls.choice(
                "what-" + index,
                Say.of("compare.choose"),
                games.stream().map(each -> each.info().title()).toList(),
                games.indexOf(model.game(model.whats().get(index))),
                chosen -> {
                    model.change(
                            index,
                            CompareModel.of(games.get(Math.max(0, chosen)).id()));
                    fill();
                }));
        HBox head = Controls.row(6, Texts.strong(String.valueOf((char) ('A' + index))), box);
        HBox.setHgrow(box, Priority.ALWAYS);
        if (model.mayRemove()) {
            head.getChildren().add(icon("what-remove-" + index, removed));
        }
        getChildren().addAll(head, details);
        fill();
    }

    /** Not the box itself: it would lose the keyboard while somebody goes through its games. */
    private void fill() {
        What what = model.whats().get(index);
        InstalledGame game = model.game(what);
        details.getChildren().clear();
        if (game.info().scenarios().size() > 1) {
            details.getChildren().add(scenario(what, game.info().scenarios()));
        }
        details.getChildren()
                .addAll(
                        Texts.soft(rules(what, game)),
                        Controls.button("what-rules-" + index, Say.of("compare.rules"), this::choose));
    }

    private static Button icon(String id, Runnable run) {
        return Controls.icon(id, Feather.X, Say.of("compare.remove"), run);
    }

    private static ComboBox<String> wide(ComboBox<String> box) {
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        return box;
    }

    private Node scenario(What what, List<Scenario> scenarios) {
        int now = scenarios.stream().map(Scenario::id).toList().indexOf(what.scenario());
        return wide(Controls.choice(
                "what-scenario-" + index,
                Say.of("setup.scenario"),
                scenarios.stream().map(Scenario::title).toList(),
                Math.max(0, now),
                chosen -> model.change(
                        index,
                        CompareModel.scenario(
                                model.whats().get(index),
                                chosen <= 0 ? "" : scenarios.get(chosen).id()))));
    }

    /** What is other than usual. */
    private static String rules(What what, InstalledGame game) {
        List<String> parts = new ArrayList<>();
        what.variants().forEach(id -> parts.add(game.variant(id).info().title()));
        what.options()
                .forEach((id, value) -> parts.add(CompareModel.options(what, game).stream()
                                .filter(option -> option.id().equals(id))
                                .map(GameOption::title)
                                .findFirst()
                                .orElse(id)
                        + " = " + value));
        return parts.isEmpty() ? Say.of("compare.usual") : String.join(", ", parts);
    }

    private void choose() {
        What what = model.whats().get(index);
        sheets.lay(
                "rules-choice",
                Say.of("compare.rules.title", model.game(what).info().title()),
                new RulesChoice(model, what, next -> model.change(index, next)),
                RulesChoice.EMS,
                this::fill);
    }
}
