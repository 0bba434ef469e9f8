package org.polemarch.victory.ui;

import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.view.VictoryView;

/** What is being resolved, each thing inside the one above it; the innermost is answered first. */
final class StackPanel {

    private static final double STEP = 10;

    private final Words words;
    private final VictoryData data;
    private final Panel panel;
    private final VBox lines = new VBox();

    StackPanel(Words words, VictoryData data) {
        this.words = words;
        this.data = data;
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
            VBox line = line(pending, view);
            line.getStyleClass().add("victory-pending");
            if (depth == view.pending().size() - 1) {
                line.getStyleClass().add("victory-now");
            }
            VBox.setMargin(line, new Insets(0, 0, 0, STEP * depth));
            lines.getChildren().add(line);
            depth++;
        }
    }

    private VBox line(VictoryView.PendingView pending, VictoryView view) {
        Optional<Power> who = pending.who();
        Badge badge = new Badge(
                who.map(words::name).orElse(words.text("stack.nobody")),
                who.map(Looks::of).orElse(SideColour.NEUTRAL));
        badge.setMinWidth(Region.USE_PREF_SIZE);
        Optional<VictoryView.Face> face = view.face(pending.card());
        String what = face.map(VictoryView.Face::title).orElseGet(() -> trigger(pending));
        Label title = Texts.wrapped(what, "victory-strong");
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(badge, title);
        head.getStyleClass().add("victory-row");
        VBox line = new VBox(head);
        face.ifPresent(card -> line.getChildren().add(Texts.wrapped(card.text(), "victory-small", "pm-text-soft")));
        return line;
    }

    private String trigger(VictoryView.PendingView pending) {
        StringBuilder text =
                new StringBuilder(words.text("stack." + pending.on().name()));
        pending.piece()
                .ifPresent(piece -> text.append(": ")
                        .append(words.name(piece.sort()))
                        .append(", ")
                        .append(words.name(piece.power())));
        if (!pending.space().isEmpty()) {
            text.append(pending.piece().isEmpty() ? ": " : ", ")
                    .append(data.atlas().space(pending.space(), "a trigger").name());
        }
        return text.toString();
    }
}
