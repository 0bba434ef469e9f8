package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.window.table.TableScreen;
import org.polemarch.launcher.window.twin.TwinScreen;

/** A game by other rules, from the table at which it is played. */
class OtherRulesTest extends WindowTest {

    private void playAndAskForRules(String variant) {
        open(TestTable.installed(folder));
        hand.click("play-polis");
        hand.write("seed", "7");
        hand.click("start");
        hand.waitForNode("answers");
        hand.waitFor(
                "a question", () -> hand.model().session().question().moves().size() > 1);
        String first = hand.answers().get(0);
        int before = hand.model().session().decisions();
        hand.answer(first);
        hand.waitFor("the answer", () -> hand.model().session().decisions() > before);
        command("other-rules");
        hand.of("other-" + variant, CheckBox.class, box -> {
            box.fire();
            return true;
        });
    }

    private void command(String id) {
        hand.act(window -> ((TableScreen) window.screen())
                .commands().stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst()
                        .orElseThrow()
                        .run()
                        .run());
    }

    @Test
    void twoTablesBeginWhereTheGameStands() {
        playAndAskForRules("no-tribute");
        hand.click("twin-here");
        hand.waitFor("twin tables", () -> hand.window().screen() instanceof TwinScreen);
        hand.waitForText("first-difference", "Both tables are the same so far. Your answers go to both.");
        hand.waitForNode("answers-other");
        assertThat(hand.uncaught()).isEmpty();
    }

    @Test
    void aJudgedGameIsPlayedOnWhereItFirstDiffers() {
        playAndAskForRules("spartan-fleet");
        hand.click("judge");
        hand.waitForNode("judgement");
        int lines = hand.of("judgement", ListView.class, list -> list.getItems().size());
        assertThat(lines).isGreaterThan(1);
        hand.click("judge-play");
        hand.waitFor("twin tables", () -> hand.window().screen() instanceof TwinScreen);
        hand.waitForNode("mark-base");
        assertThat(hand.told("rule-other", Hyperlink.class, Hyperlink::getText))
                .isEqualTo("Game setup: Sparta (A Spartan fleet)");
        assertThat(hand.uncaught()).isEmpty();
    }
}
