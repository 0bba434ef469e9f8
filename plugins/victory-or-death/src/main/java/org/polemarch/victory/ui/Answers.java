package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Children;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.victory.view.VictoryView;

/**
 * The answers that are buttons, led by the power that is asked where it is not the one on turn. Their room is always the
 * same, so that the map below stands still from question to question; rows beyond it lie over the map.
 */
final class Answers extends FlowPane {

    /** The width of the answers of a Play step and the height of a row of buttons, in lines of text. */
    private static final double USUAL_WIDTH = 63.5;

    private static final double ROW = 1.5;

    /** The height of a table that can spare a second row that is mostly empty, in lines of text. */
    private static final double CAN_SPARE = 45;

    private final Targets targets;
    private final Words words;
    private final Region table;
    private final Explanations explanations;
    private final Em line = new Em();
    private final Badge asked = new Badge("", SideColour.NEUTRAL);
    private final Shown<List<Answer>> shown = new Shown<>();

    private record Answer(Target target, String label) {}

    Answers(Targets targets, Words words, Region table, Explanations explanations) {
        this.targets = targets;
        this.words = words;
        this.table = table;
        this.explanations = explanations;
        asked.getStyleClass().add("victory-asked");
        getStyleClass().add("victory-answers");
        setRowValignment(VPos.CENTER);
        getChildren().addAll(line, asked);
    }

    @Override
    protected double computePrefHeight(double width) {
        return kept(width < 0 ? table.getWidth() : width);
    }

    private double kept(double width) {
        double em = line.size();
        boolean second = width < USUAL_WIDTH * em && table.getHeight() >= CAN_SPARE * em;
        return snapSizeY(
                getInsets().getTop() + getInsets().getBottom() + (second ? 2 * ROW * em + getVgap() : ROW * em));
    }

    void show(VictoryView view, Situation situation) {
        asked.setText(words.text("power." + view.seat().id()));
        asked.setColour(Looks.of(view.seat()));
        boolean another = !TopStrip.onTurn(view) || view.seat() != view.mover();
        asked.setVisible(another && situation.question().isPresent());
        asked.setManaged(asked.isVisible());
        List<Answer> answers = Stream.concat(situation.picked().stream(), situation.lit().stream())
                .filter(target -> target.kind() == Target.Kind.BUTTON)
                .filter(target -> !situation.picked().isEmpty() || says(target, situation))
                .map(target -> new Answer(target, label(target, situation)))
                .toList();
        if (shown.changes(answers)) {
            draw(answers);
        }
    }

    /** Whether a button says more than the places it goes with: where only Hoplites can be mustered, a place says it all. */
    private static boolean says(Target button, Situation situation) {
        List<Move> meant = situation.left(button);
        return meant.stream()
                .anyMatch(move -> move.targets().stream()
                        .noneMatch(target ->
                                target.kind() != Target.Kind.BUTTON && meant.containsAll(situation.left(target))));
    }

    /** An answer that was there before keeps its button. */
    private void draw(List<Answer> answers) {
        List<AnswerButton> spare = new ArrayList<>();
        for (Node child : getChildren()) {
            if (child instanceof AnswerButton button) {
                spare.add(button);
            }
        }
        List<Node> next = new ArrayList<>(List.of(line, asked));
        for (Answer answer : answers) {
            AnswerButton kept = spare.stream()
                    .filter(button -> button.answer.equals(answer))
                    .findFirst()
                    .orElseGet(() -> drawn(answer));
            spare.remove(kept);
            next.add(kept);
        }
        spare.forEach(targets::remove);
        Children.set(getChildren(), next);
    }

    private AnswerButton drawn(Answer answer) {
        AnswerButton button = targets.add(new AnswerButton(answer), answer.target(), answer.label());
        return Tip.on(button, explanations.answer(answer.target().id()));
    }

    /** The whole move if only one is meant, else the name of the button. */
    private String label(Target target, Situation situation) {
        List<Move> meant = situation.left(target);
        String key = "button." + target.id();
        return meant.size() == 1 || !words.has(key)
                ? meant.stream().findFirst().map(words::say).orElse(target.id())
                : words.text(key);
    }

    /** Its style sheet rings it: the effect that rings other nodes takes longer to paint than the button. */
    private static final class AnswerButton extends Button implements Lightable {

        private final Answer answer;

        AnswerButton(Answer answer) {
            super(answer.label());
            this.answer = answer;
            getStyleClass().add("victory-answer");
        }

        @Override
        public void light(boolean lit, boolean picked) {
            setViewOrder(lit || picked ? -1 : 0);
        }
    }
}
