package org.polemarch.launcher.window.table;

import java.util.ArrayList;
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
    private static final int MOST = 12;

    private final Consumer<List<String>> point;
    private final Consumer<LogLine> chosen;
    private final Label earlier = Texts.soft("");
    private final List<Label> labels = new ArrayList<>();
    private List<LogLine> told = List.of();
    private List<LogLine> shown = new ArrayList<>();

    /**
     * @param point told the ids of what the line under the pointer is about; none when the pointer leaves
     * @param chosen told the line that was clicked
     */
    SinceList(Consumer<List<String>> point, Consumer<LogLine> chosen) {
        this.point = point;
        this.chosen = chosen;
        setId("since");
        getStyleClass().add("since");
        getChildren().addAll(Texts.strong(Say.of("since.heading")), earlier);
        for (int i = 0; i < MOST; i++) {
            labels.add(line(i));
        }
        getChildren().addAll(labels);
        Texts.show(this, false);
    }

    void show(List<LogLine> lines) {
        if (lines.equals(told)) {
            return;
        }
        told = List.copyOf(lines);
        List<String> texts = new ArrayList<>();
        shown = new ArrayList<>();
        for (int from = 0, to; from < lines.size(); from = to) {
            LogLine line = lines.get(from);
            to = from + 1;
            while (to < lines.size() && lines.get(to).text().equals(line.text())) {
                to++;
            }
            shown.add(line);
            texts.add(to - from > 1 ? Say.of("log.times", line.text(), to - from) : line.text());
        }
        Texts.show(this, !lines.isEmpty());
        int left = Math.max(0, shown.size() - MOST);
        Texts.tell(earlier, left == 0 ? "" : Say.of(left == 1 ? "since.earlier.one" : "since.earlier", left));
        for (int i = 0; i < MOST; i++) {
            boolean there = left + i < shown.size();
            Texts.tell(labels.get(i), there ? texts.get(left + i) : "");
            labels.get(i)
                    .pseudoClassStateChanged(
                            CITED, there && !shown.get(left + i).cites().isEmpty());
        }
    }

    /** A place for a line: what is kept need not be styled again. */
    private Label line(int place) {
        Label label = Texts.wrapped("");
        label.getStyleClass().add("since-line");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setOnMouseEntered(event -> point.accept(at(place).touches()));
        label.setOnMouseExited(event -> point.accept(List.of()));
        label.setOnMouseClicked(event -> chosen.accept(at(place)));
        return label;
    }

    private LogLine at(int place) {
        return shown.get(Math.max(0, shown.size() - MOST) + place);
    }
}
