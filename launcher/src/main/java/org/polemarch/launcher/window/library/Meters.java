package org.polemarch.launcher.window.library;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.polemarch.launcher.library.Trait;
import org.polemarch.launcher.window.kit.Texts;

/**
 * What a game is like, in dots; the figures behind them are read on demand. Room for them is reserved until they
 * arrive.
 */
final class Meters extends GridPane {

    private static final int COLUMNS = 2;
    private static final double ROW_EMS = 1.55;

    Meters() {
        getStyleClass().add("meters");
        setMinHeight(USE_PREF_SIZE);
        int rows = (Trait.Kind.values().length + COLUMNS - 1) / COLUMNS;
        setStyle("-fx-pref-height: " + rows * ROW_EMS + "em;");
        ColumnConstraints name = new ColumnConstraints();
        ColumnConstraints dots = new ColumnConstraints();
        dots.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(name, dots, name, dots);
    }

    void show(List<Trait> traits) {
        getChildren().clear();
        int rows = (traits.size() + COLUMNS - 1) / COLUMNS;
        for (int i = 0; i < traits.size(); i++) {
            Trait trait = traits.get(i);
            Label name = Texts.soft(trait.kind().title());
            Label dots = new Label(trait.dots());
            dots.getStyleClass().add("dots");
            dots.setAccessibleText(trait.spoken());
            dots.setMinWidth(USE_PREF_SIZE);
            Tooltip meaning = new Tooltip(trait.meaning());
            meaning.setWrapText(true);
            meaning.setMaxWidth(420);
            name.setTooltip(meaning);
            dots.setTooltip(meaning);
            name.setWrapText(false);
            add(name, i / rows * 2, i % rows);
            add(dots, i / rows * 2 + 1, i % rows);
        }
    }
}
