package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.actions.DevelopProject;
import org.polemarch.polis.view.PolisView;

/** The eleven actions as buttons with what they cost, those taken in the turn struck out; below them whatever else can be said now. */
final class ActionBar extends VBox {

    private static final String TAKEN = "polis-taken";

    private final Targets targets;
    private final Words words;
    private final Map<ActionKind, Button> actions = new LinkedHashMap<>();
    private final FlowPane row = new FlowPane();
    private final FlowPane answers = new FlowPane();
    private final Label then = Texts.wrapped("", "polis-then", "pm-text-soft");
    private final Shown<List<ActionKind>> taken = new Shown<>();
    private Map<Answer, Button> said = Map.of();

    private record Answer(Target target, String label) {}

    ActionBar(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        getStyleClass().add("polis-actions");
        row.getStyleClass().add("polis-action-row");
        for (ActionKind kind : ActionKind.values()) {
            Button button = new RingedButton(
                    (kind.index() + 1) + " " + words.text("action." + kind.id()) + "\n"
                            + words.text("price." + kind.id()),
                    "polis-action");
            button.setTextAlignment(TextAlignment.CENTER);
            targets.add(button, Things.button(kind), words.name(kind));
            Tip.on(button, words.text("cost." + kind.id()));
            actions.put(kind, button);
            row.getChildren().add(button);
        }
        answers.getStyleClass().addAll("polis-action-row", "polis-answers");
        getChildren().addAll(row, answers);
    }

    void show(PolisView view, Situation situation) {
        if (taken.changes(view.turn().taken())) {
            actions.forEach((kind, button) -> {
                button.getStyleClass().remove(TAKEN);
                if (view.turn().taken().contains(kind)) {
                    button.getStyleClass().add(TAKEN);
                }
            });
        }
        // In a battle there is no action to choose, and the map needs the room.
        row.setManaged(view.battle().isEmpty());
        row.setVisible(view.battle().isEmpty());
        then.setText(then(view, situation));
        answers(situation);
    }

    /** What is left to choose of an action, or which of the two actions of a turn comes now. */
    private String then(PolisView view, Situation situation) {
        Optional<Target> chosen =
                situation.picked().stream().filter(this::isAction).findFirst();
        if (chosen.isPresent()) {
            return words.text("then." + chosen.get().id());
        }
        if (situation.lit().stream().noneMatch(this::isAction)
                || !situation.picked().isEmpty()) {
            return "";
        }
        return words.text(
                !view.turn().passed().isEmpty()
                        ? "turn.alone"
                        : view.turn().taken().isEmpty() ? "turn.first" : "turn.second");
    }

    /** An answer that could be given before keeps its button; another one never gets it, nor the focus it may have. */
    private void answers(Situation situation) {
        Map<Answer, Button> now = new LinkedHashMap<>();
        for (Target target : due(situation)) {
            Answer answer = new Answer(target, label(target, situation));
            now.put(answer, said.containsKey(answer) ? said.get(answer) : button(answer));
        }
        List<Node> shown = new ArrayList<>(now.values());
        if (!then.getText().isEmpty()) {
            shown.add(then);
        }
        if (shown.equals(answers.getChildren())) {
            return;
        }
        said.forEach((answer, button) -> {
            if (!now.containsKey(answer)) {
                targets.remove(button);
            }
        });
        said = now;
        answers.getChildren().setAll(shown);
    }

    private Button button(Answer answer) {
        return targets.add(new RingedButton(answer.label(), "polis-answer"), answer.target(), answer.label());
    }

    private List<Target> due(Situation situation) {
        List<Target> due = new ArrayList<>();
        for (Target target : situation.picked()) {
            if (target.kind() == Target.Kind.BUTTON && !isAction(target)) {
                due.add(target);
            }
        }
        for (Target target : situation.lit()) {
            if (target.kind() == Target.Kind.BUTTON && !isAction(target) && isDue(target, situation)) {
                due.add(target);
            }
        }
        return due;
    }

    /**
     * What shines: while no action is chosen, the actions that can be taken and be paid, and nothing of what they could be
     * taken with, which would be nearly everything; then all of it.
     */
    Set<Target> lit(Situation situation) {
        if (!situation.picked().isEmpty() || situation.lit().stream().noneMatch(this::isAction)) {
            return situation.lit();
        }
        Set<Target> buttons = new LinkedHashSet<>();
        for (Target target : situation.lit()) {
            if (target.kind() == Target.Kind.BUTTON) {
                buttons.add(target);
            }
        }
        return buttons;
    }

    private boolean isAction(Target target) {
        return actions.keySet().stream().anyMatch(kind -> kind.id().equals(target.id()));
    }

    /**
     * The details of an action come when something of it has been picked, payments when it is clear what is paid for;
     * other answers are always there.
     */
    private boolean isDue(Target target, Situation situation) {
        if (tiles(situation.lit()) > 1 && tiles(situation.picked()) == 0 && isPayment(situation.left(target))) {
            return false;
        }
        return !situation.picked().isEmpty()
                || situation.question().stream()
                        .flatMap(question -> question.moves().stream())
                        .map(Move::targets)
                        .anyMatch(all -> all.contains(target) && all.stream().noneMatch(this::isAction));
    }

    private static long tiles(Collection<Target> targets) {
        return targets.stream()
                .filter(target -> target.kind() == Target.Kind.CARD)
                .count();
    }

    private static boolean isPayment(List<Move> meant) {
        return !meant.isEmpty() && meant.get(0) instanceof DevelopProject.Develop;
    }

    /** The whole move if only one is meant, else the name of the button; of a Project that is chosen, what is paid. */
    private String label(Target target, Situation situation) {
        List<Move> meant = situation.left(target);
        if (isPayment(meant) && (meant.size() > 1 || tiles(situation.picked()) > 0)) {
            return words.name(((DevelopProject.Develop) meant.get(0)).cost());
        }
        String key = "button." + target.id();
        Optional<String> named = words.has(key) ? Optional.of(words.text(key)) : Optional.empty();
        return meant.size() == 1
                ? words.say(meant.get(0))
                : named.orElse(target.id().replace('-', ' '));
    }
}
