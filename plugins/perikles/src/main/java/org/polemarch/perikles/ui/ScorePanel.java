package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.view.PeriklesView;

/** What each player has scored so far, and what it is made of; the tiles he holds. */
final class ScorePanel {

    private final Words words;
    private final Explained explained;
    private final Targets targets;
    private final FactTable facts;
    private final VBox held = new VBox();
    private final Panel panel;
    private final List<ScoreLine> lines = new ArrayList<>();
    private final Shown<List<Seat>> seated = new Shown<>();
    private boolean wide;

    ScorePanel(Words words, Explained explained, Targets targets) {
        this.words = words;
        this.explained = explained;
        this.targets = targets;
        held.getStyleClass().add("perikles-body");
        facts = new FactTable(
                "",
                words.text("scores.points"),
                words.text("scores.cubes"),
                words.text("scores.tiles"),
                words.text("scores.statues"),
                words.text("scores.supply"),
                "");
        panel = new Panel(words.text("scores.title"), facts, held);
        panel.setId("perikles-scores");
    }

    /** Whether there is room for a player's influence tiles beside his score. */
    void setWide(boolean roomy) {
        wide = roomy;
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        seat(view.players().stream().map(PeriklesView.Player::seat).toList());
        boolean below = false;
        for (int i = 0; i < lines.size(); i++) {
            ScoreLine line = lines.get(i);
            PeriklesView.Player player = view.players().get(i);
            line.show(new ScoreLine.Standing(player, player.seat().equals(view.firstPlayer()), wide));
            below |= line.below();
        }
        held.setManaged(below);
    }

    private void seat(List<Seat> seats) {
        if (seated.changes(seats)) {
            facts.clear();
            lines.clear();
            held.getChildren().clear();
            for (Seat seat : seats) {
                ScoreLine line = new ScoreLine(seat, words, explained, targets);
                line.addTo(facts, held);
                lines.add(line);
            }
        }
    }
}
