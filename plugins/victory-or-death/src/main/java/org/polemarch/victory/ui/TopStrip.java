package org.polemarch.victory.ui;

import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.TrackPane;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.view.VictoryView;

/**
 * Above the map: points of the teams, whose turn and which step it is, the rounds; and below that the answers that are
 * buttons. Where there is no room the line breaks; whatever the step is called, it breaks at the same place.
 */
final class TopStrip extends VBox {

    private final Words words;
    private final Explanations explanations;
    private final Badge oligarchs;
    private final Badge demos;
    private final Label heading = new Label();
    private final TrackPane rounds;
    private final Answers answers;
    private final Shown<Turn> turn = new Shown<>();

    private record Turn(int round, Power mover) {}

    TopStrip(Targets targets, Words words, VictoryData data, Region table, Explanations explanations) {
        this.words = words;
        this.explanations = explanations;
        int every = data.game().scoringEvery();
        getStyleClass().add("victory-top");
        oligarchs = new Badge("", Looks.of(Team.OLIGARCHS));
        demos = new Badge("", Looks.of(Team.DEMOS));
        points(oligarchs, Team.OLIGARCHS, explanations);
        points(demos, Team.DEMOS, explanations);
        rounds = new TrackPane(
                targets,
                "",
                1,
                data.game().rounds(),
                round -> round % every == 0 ? round + "\u2605" : Integer.toString(round));
        rounds.getStyleClass().add("victory-rounds");
        rounds.setMinWidth(Region.USE_PREF_SIZE);
        rounds.setId("victory-rounds");
        rounds.setFocusTraversable(true);
        Tip.on(rounds, explanations::rounds);
        Tip.on(heading, explanations::step);
        HBox now = new HBox(oligarchs, demos, step());
        now.setId("victory-now");
        now.setAlignment(Pos.CENTER_LEFT);
        now.getStyleClass().add("victory-row");
        FlowPane row = new FlowPane(now, rounds);
        row.setRowValignment(VPos.CENTER);
        row.getStyleClass().add("victory-first-row");
        answers = new Answers(targets, words, table, explanations);
        getChildren().addAll(row, answers);
        setViewOrder(-1); // many answers reach over the map
    }

    private static void points(Badge badge, Team team, Explanations explanations) {
        badge.setId("victory-" + team.id());
        badge.getStyleClass().add("victory-points");
        badge.setMinWidth(Region.USE_PREF_SIZE);
        badge.setFocusTraversable(true);
        Tip.on(badge, () -> explanations.score(team));
    }

    /** The heading in a place that is never narrower than the longest one of the game. */
    private StackPane step() {
        heading.setId("victory-step");
        heading.setFocusTraversable(true);
        heading.getStyleClass().add("victory-heading");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        Region longest = new Region();
        longest.getStyleClass().add("victory-longest-heading");
        StackPane step = new StackPane(longest, heading);
        step.setAlignment(Pos.CENTER_LEFT);
        step.setMinWidth(Region.USE_PREF_SIZE);
        return step;
    }

    void show(VictoryView view, Situation situation) {
        oligarchs.setText(words.text("team." + Team.OLIGARCHS.id()) + "  " + view.oligarchs());
        demos.setText(words.text("team." + Team.DEMOS.id()) + "  " + view.demos());
        heading.setText(heading(view));
        rounds.setAccessibleText(explanations.rounds());
        heading.getStyleClass().remove("victory-ended");
        if (view.ending() != Ending.RUNNING) {
            heading.getStyleClass().add("victory-ended");
        }
        if (turn.changes(new Turn(view.round(), view.mover()))) {
            rounds.show(Map.of(
                    view.round(),
                    List.of(Piece.of(PieceShape.BANNER, Looks.of(view.mover()))
                            .marked(Looks.letter(view.mover()))
                            .sized(0.72)
                            .called(words.text("round") + " " + view.round() + ", " + words.name(view.mover())))));
        }
        answers.show(view, situation);
    }

    private String heading(VictoryView view) {
        if (view.ending() != Ending.RUNNING) {
            return words.name(view.ending());
        }
        return onTurn(view)
                ? words.name(view.step()) + ", "
                        + words.text("power." + view.mover().id())
                : words.name(view.step());
    }

    /** Before the first turn all powers discard, and in a Scoring Round all score: none is on turn. */
    static boolean onTurn(VictoryView view) {
        return view.step() != Step.SET_UP && view.step() != Step.SCORING;
    }
}
