package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Fold;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.view.PericlesView;

/** The four Factions: Honor, control, what is behind each shield, as far as the viewer may know; open Entourages and markers. */
final class FactionsPanel {

    private final Words words;
    private final List<FactionRow> rows = new ArrayList<>();
    private final HonorTrack track;
    private final Label order = new Label();
    private final HBox folds;
    private final Fold entourages = new Fold();
    private final Fold revealed = new Fold();
    private final Panel panel;
    private final Shown<Sight> shown = new Shown<>();

    private record Sight(
            List<PericlesView.FactionView> factions, List<Faction> order, List<PericlesView.RevealedView> revealed) {}

    FactionsPanel(Words words) {
        this.words = words;
        FactTable table = new FactTable(
                "",
                words.text("ui.honor"),
                words.text("ui.tokens"),
                words.text("ui.hand"),
                words.text("ui.entourage.short"),
                words.text("ui.markers"));
        table.getStyleClass().add("pericles-facts");
        for (Faction faction : Faction.values()) {
            FactionRow row = new FactionRow(faction, words);
            rows.add(row);
            table.row(row.cells());
        }
        track = new HonorTrack(words);
        order.setWrapText(true);
        order.getStyleClass().addAll("pm-text-soft", "pericles-small");
        folds = new HBox(entourages.head(), revealed.head());
        folds.getStyleClass().add("pericles-folds");
        panel = new Panel(words.text("ui.factions"), track, table, order, folds, entourages.body(), revealed.body());
        panel.setId("pericles-factions");
        panel.getStyleClass().add("pericles-dense");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        if (!shown.changes(new Sight(view.factions(), view.order(), view.revealed()))) {
            return;
        }
        track.show(view);
        view.factions().forEach(faction -> rows.get(faction.faction().index()).show(faction));
        order.setText(words.text("ui.order") + " " + words.name(view.order()));
        Looks.shown(order, !AssemblyPanel.political(view));
        List<String> open = view.factions().stream()
                .filter(FactionRow::openEntourage)
                .map(faction -> words.name(faction.faction()) + ": " + FactionRow.cards(faction, words))
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
}
