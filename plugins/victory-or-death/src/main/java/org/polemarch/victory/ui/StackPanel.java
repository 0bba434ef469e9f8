package org.polemarch.victory.ui;

import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.text.StackWords;
import org.polemarch.victory.view.VictoryView;

/**
 * What is being resolved, each thing inside the one above it; the innermost is answered first. Only it and the thing it
 * stands in tell all, so that it is in sight however deep it is.
 */
final class StackPanel {

    private static final double STEP = 6;

    /** The longest title, in letters, that stands beside the name of its power and not below it. */
    private static final int BESIDE = 24;

    private final Words words;
    private final StackWords told;
    private final Panel panel;
    private final VBox lines = new VBox();

    StackPanel(Words words, VictoryData data) {
        this.words = words;
        told = new StackWords(words, id -> data.atlas().space(id, "a trigger"));
        lines.getStyleClass().add("victory-lines");
        panel = new Panel(words.text("panel.stack"), lines);
        panel.getStyleClass().add("victory-stack");
    }

    Panel node() {
        return panel;
    }

    void show(VictoryView view) {
        panel.setVisible(!view.pending().isEmpty());
        panel.setManaged(!view.pending().isEmpty());
        lines.getChildren().clear();
        int depth = 0;
        for (VictoryView.PendingView pending : view.pending()) {
            int within = view.pending().size() - 1 - depth;
            VBox line = line(pending, view, within > 1);
            line.getStyleClass().add("victory-pending");
            if (within == 0) {
                line.getStyleClass().add("victory-now");
            }
            VBox.setMargin(line, new Insets(0, 0, 0, STEP * depth));
            lines.getChildren().add(line);
            depth++;
        }
    }

    private VBox line(VictoryView.PendingView pending, VictoryView view, boolean brief) {
        Label title = Texts.wrapped(told.tell(pending, view), brief ? "victory-small" : "victory-strong");
        boolean beside = title.getText().length() <= BESIDE;
        Pane head = beside ? new HBox() : new VBox();
        head.getStyleClass().add("victory-row");
        pending.who().ifPresent(who -> {
            Badge badge = new Badge(words.text("power." + who.id()), Looks.of(who));
            badge.setMinWidth(Region.USE_PREF_SIZE);
            badge.getStyleClass().add(brief ? "victory-brief" : "victory-full");
            head.getChildren().add(badge);
        });
        head.getChildren().add(title);
        VBox line = new VBox(head);
        view.face(pending.card()).ifPresent(card -> {
            Tip.on(line, card.title() + "\n" + card.text());
            if (!brief) {
                line.getChildren().add(Texts.wrapped(card.text(), "victory-small", "pm-text-soft"));
            }
        });
        return line;
    }
}
