package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/**
 * What a territory yields: its name on the colour of the side that has collected there, and the most of each resource.
 */
final class TributeRow {

    private final String name;
    private final Words words;
    private final Label open = Texts.wrapped("", "polis-small");
    private final Badge disk;
    private final StackPane territory;
    private final List<Label> columns = new ArrayList<>();
    private final Shown<PolisView.Levy> shown = new Shown<>();

    TributeRow(String name, Words words) {
        this.name = name;
        this.words = words;
        open.setMinWidth(Region.USE_PREF_SIZE);
        disk = new Badge(name, SideColour.NEUTRAL);
        territory = new StackPane(open);
        territory.setAlignment(Pos.CENTER_LEFT);
        for (int i = 0; i < Resource.COUNT; i++) {
            columns.add(Texts.wrapped(""));
        }
    }

    Node[] cells() {
        List<Node> cells = new ArrayList<>(columns);
        cells.add(0, territory);
        return cells.toArray(Node[]::new);
    }

    void show(PolisView.Levy levy) {
        if (!shown.changes(levy)) {
            return;
        }
        open.setText(levy.barred() ? name + " \u2715" : name);
        levy.disk().ifPresent(this::collected);
        territory.getChildren().setAll(levy.disk().isPresent() ? disk : open);
        for (Resource resource : Resource.values()) {
            column(
                    columns.get(resource.index()),
                    levy.columns().getOrDefault(resource, List.of()),
                    levy.laid().getOrDefault(resource, 0));
        }
    }

    private void collected(Side side) {
        disk.setColour(Looks.of(side));
        Tip.on(disk, words.text("collected-by") + " " + words.name(side));
    }

    private static void column(Label label, List<Integer> figures, int laid) {
        label.getStyleClass().removeAll("polis-strong", "polis-small");
        if (figures.isEmpty()) {
            label.setText("");
            Tip.on(label, "");
            return;
        }
        String most = Integer.toString(figures.get(figures.size() - 1));
        label.setText(laid > 0 ? figures.get(laid - 1) + "/" + most : most);
        label.getStyleClass().add(laid > 0 ? "polis-strong" : "polis-small");
        Tip.on(label, String.join(" / ", figures.stream().map(String::valueOf).toList()));
    }
}
