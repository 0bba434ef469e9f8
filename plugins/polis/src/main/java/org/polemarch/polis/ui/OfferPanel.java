package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.view.PolisView;

/** The Projects on offer and how many are left in the pile. */
final class OfferPanel {

    private final Targets targets;
    private final Words words;
    private final VBox rows = new VBox();
    private final Panel panel;
    private final Shown<Integer> pile = new Shown<>();
    private final Shown<List<PolisView.Tile>> offer = new Shown<>();

    OfferPanel(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        rows.getStyleClass().add("polis-lines");
        panel = new Panel(words.text("panel.projects"), rows);
        panel.setId("polis-projects");
    }

    Panel panel() {
        return panel;
    }

    void show(PolisView view) {
        if (pile.changes(view.pile())) {
            panel.setTitle(words.text("panel.projects") + " (" + view.pile() + " " + words.text("in-the-pile") + ")");
        }
        if (!offer.changes(view.offer())) {
            return;
        }
        List<Node> gone = new ArrayList<>(rows.getChildren());
        List<Node> now = new ArrayList<>();
        for (PolisView.Tile tile : view.offer()) {
            now.add(kept(tile, gone));
        }
        gone.forEach(targets::remove);
        rows.getChildren().setAll(now);
    }

    /** Tiles are bought one at a time, and the others stay as they lie. */
    private Node kept(PolisView.Tile tile, List<Node> before) {
        for (Node node : before) {
            if (node instanceof ProjectRow row && row.tile().equals(tile)) {
                before.remove(row);
                return row;
            }
        }
        String name = words.name(tile.project());
        return targets.add(new ProjectRow(tile, words), Things.project(tile.project()), name);
    }
}
