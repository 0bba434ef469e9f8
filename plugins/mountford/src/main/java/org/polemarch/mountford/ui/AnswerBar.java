package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;

/**
 * The answers that are neither a space nor a piece nor a tile on the table, as buttons. It keeps its height whatever is
 * asked: else the map beside it would be redrawn at another size after every answer.
 */
final class AnswerBar extends ScrollPane {

    private final Targets targets;
    private final Words words;
    private final FlowPane buttons = new FlowPane();
    private final Shown<List<Answer>> shown = new Shown<>();

    private record Answer(Target target, String text) {}

    AnswerBar(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        getStyleClass().addAll("pm-hand", "mf-answers");
        buttons.getStyleClass().add("mf-answer-row");
        setContent(buttons);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    void show(Situation situation) {
        List<Move> left = situation.left();
        List<Answer> answers = new ArrayList<>();
        for (Target target : situation.picked()) {
            if (isButton(target)) {
                answers.add(new Answer(target, label(target, left)));
            }
        }
        for (Target target : situation.lit()) {
            if (isButton(target) && isDue(target, left, situation.picked())) {
                answers.add(new Answer(target, label(target, left)));
            }
        }
        if (!shown.changes(answers)) {
            return;
        }
        buttons.getChildren().forEach(targets::remove);
        buttons.getChildren().clear();
        for (Answer answer : answers) {
            Button button = new Button(answer.text());
            button.getStyleClass().add("mf-answer");
            buttons.getChildren().add(targets.add(button, answer.target(), answer.text()));
        }
    }

    private static boolean isButton(Target target) {
        return target.kind() == Target.Kind.BUTTON;
    }

    /** A button that completes an answer comes when what stands before it has been picked, or goes without saying. */
    private static boolean isDue(Target target, List<Move> left, List<Target> picked) {
        for (Move move : left) {
            int at = move.targets().indexOf(target);
            if (at >= 0
                    && move.targets().subList(0, at).stream()
                            .allMatch(before -> picked.contains(before)
                                    || (!picked.isEmpty()
                                            && left.stream()
                                                    .allMatch(each ->
                                                            each.targets().contains(before))))) {
                return true;
            }
        }
        return false;
    }

    /** The whole answer if only one is meant, else the name of the button. */
    private String label(Target target, List<Move> left) {
        List<Move> meant =
                left.stream().filter(move -> move.targets().contains(target)).toList();
        String key = "ui.button." + target.id();
        boolean completes = words.has(key);
        if (meant.size() == 1) {
            String whole = words.say(meant.get(0));
            return completes ? words.text(key) + ": " + whole : whole;
        }
        return completes ? words.text(key) : target.id().replace('-', ' ');
    }
}
