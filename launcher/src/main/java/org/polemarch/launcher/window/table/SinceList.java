package org.polemarch.launcher.window.table;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** What others did since the player's last turn: a few lines that point at the board. */
final class SinceList extends VBox {

    private static final PseudoClass CITED = PseudoClass.getPseudoClass("cited");
    private static final int MOST = 7;

    private final Consumer<List<String>> point;
    private final Consumer<LogLine> chosen;
    private List<LogLine> shown = List.of();

    /**
     * @param point told the ids of what the line under the pointer is about; none when the pointer leaves
     * @param chosen told the line that was clicked
     */
    SinceList(Consumer<List<String>> point, Consumer<LogLine> chosen) {
        this.point = point;
        this.chosen = chosen;
        setId("since");
        getStyleClass().add("since");
        Texts.show(this, false);
    }

    void show(List<LogLine> lines) {
        if (lines.equals(shown)) {
            return;
        }
        shown = List.copyOf(lines);
        Texts.show(this, !lines.isEmpty());
        getChildren().setAll(Texts.strong(Say.of("since.heading")));
        int left = lines.size() - MOST;
        if (left > 0) {
            getChildren().add(Texts.soft(Say.of(left == 1 ? "since.earlier.one" : "since.earlier", left)));
        }
        lines.subList(Math.max(0, left), lines.size())
                .forEach(line -> getChildren().add(line(line)));
    }

    private Label line(LogLine line) {
        Label label = Texts.wrapped(line.text());
        label.getStyleClass().add("since-line");
        label.pseudoClassStateChanged(CITED, !line.cites().isEmpty());
        label.setMaxWidth(Double.MAX_VALUE);
        label.setOnMouseEntered(event -> point.accept(line.touches()));
        label.setOnMouseExited(event -> point.accept(List.of()));
        label.setOnMouseClicked(event -> chosen.accept(line));
        return label;
    }
}
