package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.Event;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.window.table.TableScreen;

/** Two tables side by side, reached from the set-up. */
class TwinTablesTest extends WindowTest {

    private void openBeside(String variant) {
        open(TestTable.installed(folder));
        hand.click("play-polis");
        hand.of("variant-" + variant, CheckBox.class, box -> {
            box.fire();
            return true;
        });
        hand.write("seed", "7"); // where two games first differ hangs on the Event they begin with
        hand.click("twin");
        hand.waitForNode("answers-other");
    }

    @SuppressWarnings("unchecked") // the lists of answers hold choices
    private List<String> answers(String side) {
        return hand.of(
                "answers-" + side,
                ListView.class,
                list -> ((ListView<Choice>) list)
                        .getItems().stream().map(Choice::text).toList());
    }

    private void answer(String side, int index) {
        hand.of("answers-" + side, ListView.class, list -> {
            list.getSelectionModel().select(index);
            Event.fireEvent(list, Stagehand.keyEvent(KeyCode.ENTER, false));
            return true;
        });
    }

    @Test
    void anAnswerGoesToBothTablesWhileTheyAreTheSame() {
        openBeside("no-tribute");
        hand.waitForText("first-difference", "Both tables are the same so far. Your answers go to both.");
        List<String> before = answers("other");
        assertThat(before).isEqualTo(answers("base")).hasSizeGreaterThan(1);
        answer("base", 0);
        hand.waitFor(
                "another question at the other table",
                () -> hand.window().root().lookup("#answers-other") instanceof ListView<?> list
                        && !list.getItems().isEmpty()
                        && list.getItems().stream()
                                .noneMatch(each -> ((Choice) each).text().equals(before.get(0))));
        assertThat(answers("other")).isEqualTo(answers("base"));
        assertThat(hand.uncaught()).isEmpty();
    }

    @Test
    void theFirstDifferenceIsMarkedOnBothWithBothRules() {
        openBeside("spartan-fleet");
        hand.waitForNode("mark-base");
        assertThat(hand.told("mark-base", Label.class, Label::getText))
                .isNotEqualTo(hand.told("mark-other", Label.class, Label::getText));
        assertThat(hand.told("rule-base", Hyperlink.class, Hyperlink::getText)).isEqualTo("Game setup: Sparta");
        assertThat(hand.told("rule-other", Hyperlink.class, Hyperlink::getText))
                .isEqualTo("Game setup: Sparta (A Spartan fleet)");
        hand.click("play-on-other");
        hand.waitFor("a table", () -> hand.window().screen() instanceof TableScreen);
        assertThat(hand.model().session().prepared().title()).isEqualTo("Polis with A Spartan fleet");
    }
}
