package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.text.StackWords;
import org.polemarch.victory.view.VictoryView;

/**
 * What is being resolved, each thing inside the one above it; the innermost is answered first. Only it and the one
 * around it are shown in full, so that it is visible however deep it is.
 */
final class StackPanel {

    private static final double STEP = 6;

    /** The longest title, in letters, that stands beside the name of its power and not below it. */
    private static final int BESIDE = 24;

    private final Words words;
    private final StackWords told;
    private final Explanations explanations;
    private final Panel panel;
    private final VBox lines = new VBox();
    private final Shown<List<Line>> shown = new Shown<>();

    private record Line(
            int depth,
            boolean brief,
            boolean innermost,
            Optional<Power> who,
            String title,
            Optional<VictoryView.Face> card) {}

    StackPanel(Words words, VictoryData data, Explanations explanations) {
        this.words = words;
        this.explanations = explanations;
        told = new StackWords(words, id -> data.atlas().space(id, "a trigger"));
        lines.getStyleClass().add("victory-lines");
        panel = new Panel(words.text("panel.stack"), lines);
        panel.getStyleClass().add("victory-stack");
        panel.setId("victory-stack");
    }

    Panel node() {
        return panel;
    }

    void show(VictoryView view) {
        List<Line> now = new ArrayList<>();
        for (VictoryView.PendingView pending : view.pending()) {
            int within = view.pending().size() - 1 - now.size();
            now.add(new Line(
                    now.size(),
                    within > 1,
                    within == 0,
                    pending.who(),
                    told.tell(pending, view),
                    view.face(pending.card())));
        }
        panel.setVisible(!now.isEmpty());
        panel.setManaged(!now.isEmpty());
        if (shown.changes(now)) {
            lines.getChildren().setAll(now.stream().map(this::draw).toList());
        }
    }

    private VBox draw(Line line) {
        Label title = Texts.wrapped(line.title(), line.brief() ? "victory-small" : "victory-strong");
        boolean beside = line.title().length() <= BESIDE;
        Pane head = beside ? new HBox() : new VBox();
        head.getStyleClass().add("victory-row");
        line.who().ifPresent(who -> {
            Badge badge = new Badge(words.text("power." + who.id()), Looks.of(who));
            badge.setMinWidth(Region.USE_PREF_SIZE);
            badge.getStyleClass().add(line.brief() ? "victory-brief" : "victory-full");
            head.getChildren().add(badge);
        });
        head.getChildren().add(title);
        VBox box = new VBox(head);
        box.getStyleClass().add("victory-pending");
        if (line.innermost()) {
            box.getStyleClass().add("victory-now");
        }
        VBox.setMargin(box, new Insets(0, 0, 0, STEP * line.depth()));
        Tip.on(box, line.card().map(explanations::card).orElse(line.title() + ".\n" + words.text("tip.trigger")));
        line.card()
                .filter(card -> !line.brief())
                .ifPresent(card -> box.getChildren().add(Texts.wrapped(card.text(), "victory-small", "pm-text-soft")));
        return box;
    }
}
