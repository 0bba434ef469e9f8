package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TrackPane;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The display of a city-state: both Faction tracks with the issues, the pool, stock, board, favor and Will. */
final class AssemblyPanel {

    private static final int LAST = 7;

    private final Side side;
    private final Words words;
    private final TrackPane track;
    private final PieceBox pool;
    private final Label facts = new Label();
    private final Label will = new Label();
    private final Panel panel;

    AssemblyPanel(Side side, Words words, Targets targets) {
        this.side = side;
        this.words = words;
        track = new TrackPane(targets, "", -LAST, LAST, space -> space == 0 ? "0" : String.valueOf(Math.abs(space)));
        pool = new PieceBox(targets).setColumns(12);
        facts.getStyleClass().add("pm-text-soft");
        facts.setWrapText(true);
        will.getStyleClass().add("pm-text");
        will.setWrapText(true);
        panel = new Panel(
                "Assembly of " + words.name(side) + ":  " + words.name(side.first()) + "  ◀  ▶  "
                        + words.name(side.second()),
                track,
                new HBox(8, new Label("Pool"), pool),
                facts,
                will);
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        PericlesView.SideView shown = view.sides().get(side.index());
        Map<Integer, List<Piece>> issues = new LinkedHashMap<>();
        for (PericlesView.IssueView issue : shown.issues()) {
            SideColour colour =
                    issue.space() == 0 ? SideColour.IVORY : Looks.of(issue.space() < 0 ? side.first() : side.second());
            Piece piece = Piece.of(PieceShape.DISK, issue.debated() ? SideColour.GOLD : colour)
                    .marked(Looks.letter(issue.issue()))
                    .called(words.name(issue.issue())
                            + (issue.captured() ? ", captured" : "")
                            + (issue.debated() ? ", in debate" : ""))
                    .target(Target.piece("issue-" + issue.issue().id() + "-" + spot(issue.space())));
            issues.computeIfAbsent(issue.space(), space -> new ArrayList<>()).add(piece);
        }
        track.show(issues);
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PoolView each : shown.pool()) {
            pieces.add(Piece.of(PieceShape.DISK, SideColour.NEUTRAL)
                    .marked(Looks.letter(each.issue()))
                    .times(each.count())
                    .called(words.name(each.issue()))
                    .target(Target.piece("pool-" + each.issue().id())));
        }
        pool.show(pieces);
        facts.setText("Stock " + shown.stock() + "   Strategy Board " + shown.strategyBoard()
                + (shown.tokensOut() > 0 ? "   out " + shown.tokensOut() : "") + "   Favor "
                + (shown.favor() == 0 ? "neutral" : words.name(shown.favor() < 0 ? side.first() : side.second()))
                + "   Upkeep " + shown.upkeep() + "/" + shown.allowance() + "   Bases " + shown.bases()
                + "   Theaters " + shown.controlled() + "   Battle Deck " + shown.battleDeck()
                + (shown.hostages() ? "   Hostages" : ""));
        will.setText(shown.will()
                .map(goal -> "Will: " + words.name(goal.goal()) + " " + words.name(goal.theaters())
                        + (goal.ignored() ? " (ignored)" : goal.met() ? " ✓" : " ✗"))
                .orElse(""));
        will.setVisible(shown.will().isPresent());
        will.setManaged(shown.will().isPresent());
    }

    private String spot(int space) {
        if (space == 0) {
            return "centre";
        }
        Faction half = space < 0 ? side.first() : side.second();
        return half.name().toLowerCase(Locale.ROOT) + "-" + Math.abs(space);
    }
}
