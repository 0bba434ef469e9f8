package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.TrackPane;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.view.VictoryView;

/**
 * Above the map: points of the teams, whose turn and which step it is, the rounds; and below that the answers that are
 * buttons, led by the power that is asked where it is not the one on turn. Where there is no room the line breaks.
 */
final class TopStrip extends VBox {

    private final Targets targets;
    private final Words words;
    private final Badge oligarchs;
    private final Badge demos;
    private final Label heading = new Label();
    private final Badge asked = new Badge("", SideColour.NEUTRAL);
    private final TrackPane rounds;
    private final FlowPane answers = new FlowPane();
    private List<String> shown = List.of();

    TopStrip(Targets targets, Words words, VictoryData data) {
        this.targets = targets;
        this.words = words;
        int every = data.game().scoringEvery();
        getStyleClass().add("victory-top");
        oligarchs = new Badge("", Looks.of(Team.OLIGARCHS));
        demos = new Badge("", Looks.of(Team.DEMOS));
        for (Badge badge : List.of(oligarchs, demos)) {
            badge.getStyleClass().add("victory-points");
            badge.setMinWidth(Region.USE_PREF_SIZE);
            Tip.on(badge, words.text("lead"));
        }
        rounds = new TrackPane(
                targets,
                "",
                1,
                data.game().rounds(),
                round -> round % every == 0 ? round + "\u2605" : Integer.toString(round));
        rounds.getStyleClass().add("victory-rounds");
        rounds.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(rounds, words.text("lead"));
        heading.getStyleClass().add("victory-heading");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        HBox now = new HBox(oligarchs, demos, heading);
        now.setAlignment(Pos.CENTER_LEFT);
        now.getStyleClass().add("victory-row");
        FlowPane row = new FlowPane(now, rounds);
        row.setRowValignment(VPos.CENTER);
        row.getStyleClass().add("victory-first-row");
        asked.getStyleClass().add("victory-asked");
        answers.getStyleClass().add("victory-answers");
        answers.setRowValignment(VPos.CENTER);
        answers.getChildren().add(asked);
        getChildren().addAll(row, answers);
    }

    void show(VictoryView view, Situation situation) {
        oligarchs.setText(words.text("team." + Team.OLIGARCHS.id()) + "  " + view.oligarchs());
        demos.setText(words.text("team." + Team.DEMOS.id()) + "  " + view.demos());
        heading.setText(heading(view));
        heading.getStyleClass().remove("victory-ended");
        if (view.ending() != Ending.RUNNING) {
            heading.getStyleClass().add("victory-ended");
        }
        Map<Integer, List<Piece>> marker = new LinkedHashMap<>();
        marker.put(
                view.round(),
                List.of(Piece.of(PieceShape.BANNER, Looks.of(view.mover()))
                        .marked(Looks.letter(view.mover()))
                        .sized(0.72)
                        .called(words.text("round") + " " + view.round() + ", " + words.name(view.mover()))));
        rounds.show(marker);
        answers(view, situation);
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
    private static boolean onTurn(VictoryView view) {
        return view.step() != Step.SET_UP && view.step() != Step.SCORING;
    }

    private void answers(VictoryView view, Situation situation) {
        List<Target> buttons = new ArrayList<>();
        situation.picked().stream().filter(TopStrip::isButton).forEach(buttons::add);
        situation.lit().stream().filter(TopStrip::isButton).forEach(buttons::add);
        List<String> labels =
                buttons.stream().map(target -> label(target, situation)).toList();
        asked.setText(words.text("power." + view.seat().id()));
        asked.setColour(Looks.of(view.seat()));
        boolean another = !onTurn(view) || view.seat() != view.mover();
        asked.setVisible(another);
        asked.setManaged(another);
        boolean room = situation.question().isPresent() && (another || !buttons.isEmpty());
        answers.setVisible(room);
        answers.setManaged(room);
        if (labels.equals(shown)) {
            return;
        }
        shown = labels;
        answers.getChildren().forEach(targets::remove);
        answers.getChildren().setAll(asked);
        for (int i = 0; i < buttons.size(); i++) {
            Button button = new Button(labels.get(i));
            button.getStyleClass().add("victory-answer");
            answers.getChildren().add(targets.add(button, buttons.get(i), labels.get(i)));
        }
    }

    private static boolean isButton(Target target) {
        return target.kind() == Target.Kind.BUTTON;
    }

    /** The whole move if only one is meant, else the name of the button. */
    private String label(Target target, Situation situation) {
        List<Move> meant = new ArrayList<>();
        situation
                .question()
                .ifPresent(question -> question.moves().forEach(move -> {
                    if (move.targets().contains(target) && move.targets().containsAll(situation.picked())) {
                        meant.add(move);
                    }
                }));
        String key = "button." + target.id();
        return meant.size() == 1 || !words.has(key)
                ? meant.stream().findFirst().map(words::say).orElse(target.id())
                : words.text(key);
    }
}
