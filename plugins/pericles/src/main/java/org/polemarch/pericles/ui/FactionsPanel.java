package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Fold;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.view.PericlesView;

/** The four Factions: Honor, control, what is behind each shield as far as one may know; open Entourages and markers. */
final class FactionsPanel {

    private final Words words;
    private final FactTable table;
    private final HonorTrack track;
    private final Label order = new Label();
    private final HBox folds;
    private final Fold entourages = new Fold();
    private final Fold revealed = new Fold();
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
        folds = new HBox(entourages.head(), revealed.head());
        folds.getStyleClass().add("pericles-folds");
        panel = new Panel(words.text("ui.factions"), track, table, order, folds, entourages.body(), revealed.body());
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
                    entourage(faction),
                    Looks.text(String.valueOf(faction.markersHeld())));
        }
        order.setText(words.text("ui.order") + " " + words.name(view.order()));
        Looks.shown(order, !AssemblyPanel.political(view));
        List<String> open = view.factions().stream()
                .filter(FactionsPanel::openEntourage)
                .map(faction -> words.name(faction.faction()) + ": " + cards(faction))
                .toList();
        entourages.show(words.text("ui.entourage.open") + " " + open.size(), open);
        List<String> markers = new ArrayList<>();
        for (PericlesView.RevealedView each : view.revealed()) {
            markers.add((markers.size() + 1) + ". " + words.name(each.marker()) + ", " + words.name(each.owner()) + ", "
                    + words.name(each.theater()));
        }
        revealed.show(words.text("ui.revealed") + " " + markers.size(), markers);
        Looks.shown(folds, !open.isEmpty() || !markers.isEmpty());
    }

    private Label entourage(PericlesView.FactionView faction) {
        Label size = Looks.text(faction.entourageSize() + (faction.brainTrustUsed() ? "↑" : ""));
        if (openEntourage(faction)) {
            Tip.on(size, cards(faction));
            size.setAccessibleText(words.text("ui.entourage") + " " + cards(faction));
        }
        return size;
    }

    /** A used Brain Trust lies face up for everybody. */
    private static boolean openEntourage(PericlesView.FactionView faction) {
        return faction.brainTrustUsed() && faction.entourageSize() > 0;
    }

    private String cards(PericlesView.FactionView faction) {
        return words.name(faction.entourage().orElse(List.of()).stream()
                .map(PericlesView.CardView::card)
                .toList());
    }
}
