package org.polemarch.launcher.window.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The variants and options of one set of rules. */
final class RulesChoice extends BorderPane {

    static final double EMS = 44;

    private final CompareModel model;
    private final Consumer<What> changed;
    private final Map<String, CheckBox> variants = new LinkedHashMap<>();
    private final VBox options = new VBox(12);
    private What what;

    RulesChoice(CompareModel model, What what, Consumer<What> changed) {
        this.model = model;
        this.what = what;
        this.changed = changed;
        getStyleClass().add("rules-choice");
        InstalledGame game = model.game(what);
        VBox all = new VBox(12);
        for (VariantInfo variant : game.variantInfos()) {
            all.getChildren().add(variant(variant));
        }
        fillOptions();
        all.getChildren().add(options);
        if (variants.isEmpty() && options.getChildren().isEmpty()) {
            all.getChildren().add(Texts.soft(Say.of("compare.no-rules")));
        }
        ScrollPane scroll = Controls.scroll(all);
        setCenter(scroll);
    }

    /** Those of the game, and those that the chosen variants bring. */
    private void fillOptions() {
        options.getChildren().clear();
        CompareModel.options(what, model.game(what))
                .forEach(option -> options.getChildren().add(option(option)));
    }

    private VBox variant(VariantInfo variant) {
        CheckBox box = Controls.check(
                "rule-" + variant.id(), variant.title(), what.variants().contains(variant.id()), chosen -> {
                    change(model.variant(what, variant.id(), chosen));
                    variants.forEach(
                            (id, each) -> each.setSelected(what.variants().contains(id)));
                    fillOptions();
                });
        variants.put(variant.id(), box);
        return new VBox(2, box, Texts.soft(Say.sentence(variant.summary())));
    }

    private VBox option(GameOption option) {
        List<GameOption.Choice> choices = option.choices();
        String now = what.options().getOrDefault(option.id(), option.defaultValue());
        ComboBox<String> box = Controls.choice(
                "rule-" + option.id(),
                option.title(),
                choices.stream().map(each -> Say.sentence(each.title())).toList(),
                choices.stream().map(GameOption.Choice::value).toList().indexOf(now),
                chosen -> change(CompareModel.option(
                        what, option, choices.get(Math.max(0, chosen)).value())));
        box.setMaxWidth(Double.MAX_VALUE);
        return new VBox(4, Texts.strong(option.title()), Texts.soft(Say.sentence(option.summary())), box);
    }

    private void change(What next) {
        what = next;
        changed.accept(next);
    }
}
