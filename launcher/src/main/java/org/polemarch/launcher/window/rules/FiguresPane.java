package org.polemarch.launcher.window.rules;

import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.data.Provenance;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.WrappedCell;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** Where the figures of a game come from: which are attested and which reconstructed. */
final class FiguresPane extends VBox {

    private final RulesModel model;
    private final ListView<Provenance> list = new ListView<>();
    private final CheckBox only =
            Controls.check("figures-reconstructed", Say.of("rules.reconstructed-only"), false, chosen -> fill());
    private final TextField words = Controls.field("figures-search", "rules.search", typed -> fill());
    private final Label count = Texts.soft(Say.of("rules.reading"));

    FiguresPane(RulesModel model) {
        super(8);
        this.model = model;
        getStyleClass().add("rules-text");
        list.setId("figures");
        list.setAccessibleText(Say.of("rules.figures"));
        list.setCellFactory(view -> new WrappedCell<>(FiguresPane::line));
        count.setId("figures-count");
        FlowPane tools = new FlowPane(10, 6, words, only, count);
        tools.setDisable(true);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(changed(), tools, list);
        Background.run(
                () -> model.figures(false, ""),
                all -> {
                    tools.setDisable(false);
                    fill();
                },
                failure -> count.setText(Complaint.of(failure)));
    }

    /** What differs from the figures that come with the game, and who changed it. */
    private VBox changed() {
        VBox lines = new VBox(2, Texts.strong(Say.of("rules.changed.figures")));
        lines.setId("figures-changed");
        model.amendments().figures().forEach(each -> lines.getChildren().add(Texts.wrapped(each.line())));
        Texts.show(lines, !model.amendments().figures().isEmpty());
        return lines;
    }

    private void fill() {
        List<Provenance> found = model.figures(only.isSelected(), words.getText());
        list.getItems().setAll(found);
        long made = found.stream().filter(Provenance::reconstructed).count();
        count.setText(Say.of("rules.figures.count", found.size(), made));
    }

    private static String line(Provenance each) {
        String about = each.table() + " / " + each.id() + ": " + each.source();
        return each.why().isEmpty() ? about : about + " – " + each.why();
    }
}
