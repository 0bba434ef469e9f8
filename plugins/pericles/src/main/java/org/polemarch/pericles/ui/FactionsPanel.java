package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.view.PericlesView;

/** The four Factions: Honor, who controls, what is behind the shields as far as the viewer may know. */
final class FactionsPanel {

    private static final double TRACK = 100;

    private final Words words;
    private final FactTable table = new FactTable("", "Honor", "", "Strategos", "Cards", "Markers");
    private final PieceBox markers;
    private final Label order = new Label();
    private final Panel panel;

    FactionsPanel(Words words, Targets targets) {
        this.words = words;
        markers = new PieceBox(targets).setColumns(10);
        order.setWrapText(true);
        order.getStyleClass().add("pm-text-soft");
        panel = new Panel("Factions", table, order, markers);
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        table.clear();
        List<Piece> held = new ArrayList<>();
        for (PericlesView.FactionView faction : view.factions()) {
            ProgressBar honor = new ProgressBar(Math.min(1, faction.honor() / TRACK));
            honor.setPrefWidth(60);
            table.row(
                    new Badge(
                            words.name(faction.faction()) + (faction.controlling() ? " ★" : ""),
                            Looks.of(faction.faction())),
                    text(String.valueOf(faction.honor())),
                    honor,
                    text(faction.tokens().map(String::valueOf).orElse("?") + committed(view, faction)),
                    text(faction.handSize() + "+" + faction.entourageSize() + (faction.brainTrustUsed() ? "↑" : "")),
                    text(String.valueOf(faction.markersHeld())));
            faction.markers().ifPresent(mine -> mine.forEach(each -> held.add(marker(each))));
        }
        order.setText("Honor order: " + words.name(view.order()));
        markers.show(held);
    }

    private static String committed(PericlesView view, PericlesView.FactionView faction) {
        return view.expedition().isEmpty()
                ? ""
                : " (" + faction.committed().map(String::valueOf).orElse("?") + ")";
    }

    private Piece marker(PericlesView.HeldMarkers each) {
        return Piece.of(PieceShape.MARKER, Looks.of(each.owner()))
                .marked(Looks.letter(each.marker()))
                .times(each.count())
                .called(words.name(each.marker()) + " of the " + words.name(each.owner()))
                .target(Target.piece("marker-" + each.marker().name().toLowerCase(Locale.ROOT) + "-"
                        + each.owner().seat().id()));
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("pm-text");
        return label;
    }
}
