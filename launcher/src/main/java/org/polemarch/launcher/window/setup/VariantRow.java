package org.polemarch.launcher.window.setup;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.launcher.setup.VariantFacts;
import org.polemarch.launcher.table.Sentence;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A variant to choose. What it changes is read while the page stands already, and unfolded by those who want to know. */
final class VariantRow extends VBox {

    private final VariantInfo info;
    private final VBox options = new VBox(10);
    private final Label credit = Texts.soft("");
    private final VBox changes = new VBox(2);
    private final TitledPane fold = new TitledPane(Say.of("setup.variants.changes"), changes);
    private final Label unusable = Texts.notice("");
    private final Label conflict;
    private final Label fault;

    VariantRow(VariantInfo info, boolean chosen, Function<GameOption, Node> optionRow, Consumer<Boolean> choose) {
        super(4);
        this.info = info;
        getStyleClass().add("variant");
        conflict = Texts.notice("variant-conflict-" + info.id());
        fault = Texts.notice("variant-fault-" + info.id());
        CheckBox box = Controls.check("variant-" + info.id(), info.title(), chosen, now -> {
            Texts.show(options, now && !info.options().isEmpty());
            choose.accept(now);
        });
        info.options().forEach(option -> options.getChildren().add(optionRow.apply(option)));
        options.getStyleClass().add("variant-options");
        Texts.show(options, chosen && !info.options().isEmpty());
        fold.setId("variant-changes-" + info.id());
        fold.setAnimated(false);
        fold.setExpanded(false);
        changes.getChildren().setAll(Texts.soft(Say.of("setup.variants.reading")));
        VBox about = new VBox(4, credit, Texts.wrapped(Sentence.of(info.summary())), fold, options);
        about.getStyleClass().add("variant-about");
        Texts.show(credit, false);
        getChildren().addAll(box, about, unusable, conflict, fault);
    }

    VariantInfo info() {
        return info;
    }

    void tell(VariantFacts facts) {
        Texts.tell(credit, facts.credit());
        facts.fault().ifPresent(why -> Texts.tell(unusable, Say.sentence(why) + "."));
        fold.setText(Say.of("setup.variants.details", facts.changes().size()));
        changes.getChildren().clear();
        facts.changes().forEach(line -> changes.getChildren().add(Texts.wrapped(line)));
        if (!info.history().isBlank()) {
            changes.getChildren().add(Texts.soft(info.history()));
        }
        if (!info.homepage().isBlank()) {
            changes.getChildren().add(Texts.soft(info.homepage()));
        }
        Texts.show(fold, !changes.getChildren().isEmpty());
    }

    void conflict(String sentence) {
        Texts.tell(conflict, sentence);
    }

    void fault(String sentence) {
        Texts.tell(fault, conflict.isVisible() ? "" : sentence); // what its author said already is not told twice
    }
}
