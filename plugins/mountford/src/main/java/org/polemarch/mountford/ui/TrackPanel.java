package org.polemarch.mountford.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.api.ui.table.TrackPane;
import org.polemarch.mountford.view.MountfordView;

/** The tracks around the map: turn, bellicosity of both sides, tribute rate; and the emergency fund. */
final class TrackPanel extends VBox {

    private static final int MOST_BELLICOSITY = 12;

    private final Targets targets;
    private final Words words;
    /** The size at which both markers find room in one box. */
    private static final double SHARED = 0.4;

    private final Panel panel;
    private final TrackPane bellicosity;
    private final Label tribute = Texts.wrapped("", "mf-small");
    private TrackPane turns;

    TrackPanel(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        panel = new Panel(words.text("ui.tracks"));
        bellicosity = new TrackPane(targets, words.text("ui.bellicosity"), 0, MOST_BELLICOSITY);
        setId("mountford-tracks");
        getStyleClass().add("mf-tracks");
        getChildren().add(panel);
    }

    void show(MountfordView view) {
        if (turns == null) {
            turns = new TrackPane(
                    targets, words.text("ui.turn-word"), 1, view.chart().turns());
            panel.setContent(turns, bellicosity, tribute);
        }
        panel.setTitle(
                view.ending().equals("running")
                        ? words.text("ui.turn-word") + " " + view.turn() + ", " + view.years()
                        : words.text("ui.end"));
        turns.show(Map.of(view.turn(), List.of(marker(SideColour.NEUTRAL, "", "ui.turn-word"))));
        Map<Integer, List<Piece>> markers = new LinkedHashMap<>();
        Piece athens = marker(SideColour.BLUE, "A", "ui.athens");
        Piece league = marker(SideColour.RED, "P", "ui.league");
        if (view.tracks().athens() == view.tracks().peloponnese()) {
            markers.put(view.tracks().athens(), List.of(athens.sized(SHARED), league.sized(SHARED)));
        } else {
            markers.put(view.tracks().athens(), List.of(athens));
            markers.put(view.tracks().peloponnese(), List.of(league));
        }
        bellicosity.show(markers);
        String end = view.ending().equals("running") ? "" : words.text(view.ending()) + " ";
        tribute.setText(end + words.text("ui.phase") + ": " + words.text("ui.phase." + view.phase()) + ". "
                + words.text("ui.tribute-rate") + " " + view.tracks().tributeRate() + ". "
                + words.text(view.tracks().emergencyFundUsed() ? "ui.fund-used" : "ui.fund-open") + ".");
    }

    private Piece marker(SideColour colour, String letter, String key) {
        return Piece.of(PieceShape.DISK, colour).marked(letter).sized(0.62).called(words.text(key));
    }
}
