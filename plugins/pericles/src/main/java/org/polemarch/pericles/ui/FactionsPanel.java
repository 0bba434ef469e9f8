package org.polemarch.pericles.ui;

import javafx.scene.control.Label;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.view.PericlesView;

/** The four Factions: the Honor track, who controls, and how much each has behind its shield as far as one may know. */
final class FactionsPanel {

    private final Words words;
    private final FactTable table;
    private final HonorTrack track;
    private final Label order = new Label();
    private final Panel panel;

    FactionsPanel(Words words) {
        this.words = words;
        table = new FactTable(
                "",
                words.text("ui.honor"),
                words.text("ui.tokens"),
                words.text("ui.hand"),
                words.text("ui.entourage.short"),
                words.text("ui.markers"));
        table.getStyleClass().add("pericles-facts");
        track = new HonorTrack(words);
        order.setWrapText(true);
        order.getStyleClass().addAll("pm-text-soft", "pericles-small");
        panel = new Panel(words.text("ui.factions"), track, table, order);
        panel.getStyleClass().add("pericles-dense");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        track.show(view);
        table.clear();
        for (PericlesView.FactionView faction : view.factions()) {
            table.row(
                    new Badge(
                            words.name(faction.faction()) + (faction.controlling() ? " ★" : ""),
                            Looks.of(faction.faction())),
                    Looks.text(String.valueOf(faction.honor())),
                    Looks.text(faction.tokens().map(String::valueOf).orElse("?")),
                    Looks.text(String.valueOf(faction.handSize())),
                    Looks.text(faction.entourageSize() + (faction.brainTrustUsed() ? "↑" : "")),
                    Looks.text(String.valueOf(faction.markersHeld())));
        }
        order.setText(words.text("ui.order") + " " + words.name(view.order()));
    }
}
