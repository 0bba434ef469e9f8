package org.polemarch.api.ui.table;

import java.util.Optional;
import javafx.event.EventHandler;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.ui.Situation;

/**
 * The stage of a {@link Contest}: when one has been decided, it appears over the lower edge of the map with everything
 * that counted, and it leaves when the next question is answered. The map under it doesn't move, shows through where
 * the mouse is, and can be clicked.
 */
public final class StagePane extends VBox {

    private static final double UNDER_THE_MOUSE = 0.12;

    private final Label title = new Label();
    private final GridPane sides = new GridPane();
    private final Label verdict = Texts.wrapped("", "pm-stage-verdict");
    private Optional<Object> asked = Optional.empty();

    /** How a game describes an event that decided something; empty for any other event. */
    public interface Teller {
        Optional<Contest> tell(GameEvent event);
    }

    public StagePane() {
        getStyleClass().add("pm-stage");
        title.getStyleClass().add("pm-panel-title");
        sides.getStyleClass().add("pm-stage-sides");
        getChildren().addAll(title, sides, verdict);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
        EventHandler<MouseEvent> peek = moved -> setOpacity(
                getBoundsInParent().contains(getParent().sceneToLocal(moved.getSceneX(), moved.getSceneY()))
                        ? UNDER_THE_MOUSE
                        : 1);
        parentProperty().addListener((property, before, now) -> {
            if (now != null) {
                now.addEventFilter(MouseEvent.MOUSE_MOVED, peek);
            }
        });
        shown(false);
    }

    private void shown(boolean now) {
        setOpacity(1);
        setVisible(now);
        setManaged(now);
    }

    /** Shows the last contest in the news; an earlier one stays until another question is asked. */
    public void show(Situation situation, Teller teller) {
        Optional<Contest> last = situation.news().stream()
                .map(teller::tell)
                .flatMap(Optional::stream)
                .reduce((before, after) -> after);
        Optional<Object> question = situation.question().map(each -> each.frame());
        if (last.isPresent()) {
            show(last.get());
            asked = question;
        } else if (!question.equals(asked)) {
            shown(false);
        }
    }

    public void show(Contest contest) {
        title.setText(contest.title());
        sides.getChildren().clear();
        for (int i = 0; i < contest.parties().size(); i++) {
            side(i, contest.parties().get(i));
        }
        verdict.setText(contest.verdict());
        setAccessibleText(contest.title() + ". " + contest.verdict());
        shown(true);
    }

    private void side(int row, Contest.Party party) {
        DicePane dice = new DicePane();
        dice.show(
                party.colour(),
                party.dice().stream().mapToInt(Integer::intValue).toArray());
        FlowPane terms = new FlowPane();
        terms.getStyleClass().add("pm-stage-terms");
        party.terms().forEach(term -> terms.getChildren().add(new Label(signed(term.value()) + " " + term.what())));
        Label total = new Label(party.total().isEmpty() ? "" : "= " + party.total());
        total.getStyleClass().add("pm-stage-total");
        total.setMinWidth(USE_PREF_SIZE);
        Badge name = new Badge(party.name(), party.colour());
        name.setMinWidth(USE_PREF_SIZE);
        GridPane.setHgrow(terms, Priority.ALWAYS);
        sides.addRow(row, name, dice, terms, total);
    }

    private static String signed(int value) {
        return value < 0 ? "\u2212" + -value : "+" + value;
    }
}
