package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.Children;

/** Texts one below the other. A line that replaces one of the same style reuses its node. */
public final class TextLines extends VBox {

    private List<Line> shown = List.of();

    /** A text, and an additional style class. */
    public record Line(String text, String style) {}

    public TextLines() {
        getStyleClass().add("pm-lines");
    }

    public void show(List<Line> lines) {
        List<Node> nodes = new ArrayList<>(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (i < shown.size() && shown.get(i).style().equals(line.style())) {
                Label label = (Label) getChildren().get(i);
                label.setText(line.text());
                nodes.add(label);
            } else {
                nodes.add(Texts.wrapped(line.text(), line.style()));
            }
        }
        shown = List.copyOf(lines);
        Children.set(getChildren(), nodes);
    }
}
