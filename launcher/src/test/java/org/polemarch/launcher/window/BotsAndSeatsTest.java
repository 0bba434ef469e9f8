package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.prefs.BotPace;

/** Bots that hang, wait or hand their seats back; people who come, go and take back what others decided. */
class BotsAndSeatsTest extends WindowTest {

    /** Thinks until nobody waits for it, and never looks whether it is asked to hurry. */
    private static TestJar stuck() {
        return TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "return imagined.written",
                        "while (seat.index() == 1 && !Thread.currentThread().isInterrupted()) {"
                                + " java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); }"
                                + " return imagined.written");
    }

    @Test
    void aBotThatNeverAnswersIsTakenBackAskedAgainAndReplaced() {
        startTablets(stuck());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Nicias: a bot is thinking.");
        hand.click("undo");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        hand.click("hint");
        hand.waitForText("notice", "A bot would: Write 3");
        hand.answer("Write 3");
        hand.waitForText("prompt", "Nicias: a bot is thinking.");
        hand.act(window -> command(window, "seats"));
        hand.choose("seats-nicias", "Person");
        hand.write("seats-name-nicias", "Cleon");
        hand.click("seats-apply");
        hand.waitForText("prompt", "Nicias, write a number on your tablet");
        hand.answer("Write 1");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    @Test
    void theTableCanBeLeftWhileABotThinks() {
        startTablets(stuck());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Nicias: a bot is thinking.");
        hand.click("leave");
        hand.click("resume-tablets");
        hand.waitForText("prompt", "Nicias: a bot is thinking.");
        hand.click("undo");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
    }

    @Test
    void aSeatIsHandedOverAndTakenBack() {
        open(TestTable.of(folder, TestJar.tablets()).preferring(now -> now.pace(BotPace.STEP)));
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        hand.act(window -> command(window, "hand-over"));
        hand.click("yes");
        hand.waitForText("prompt", "Cleon: a bot is waiting for you to press Step.");
        hand.act(window -> command(window, "seats"));
        hand.choose("seats-cleon", "Person");
        hand.write("seats-name-cleon", " ");
        hand.click("seats-apply");
        hand.waitForText("seats-fault", "Enter a name for this player");
        hand.write("seats-name-cleon", "Cleon");
        hand.click("seats-apply");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
    }

    @Test
    void pausedBotsWait() {
        open(TestTable.of(folder, TestJar.tablets()).preferring(now -> now.pace(BotPace.SLOW)));
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        hand.waitForNode("answers");
        Stagehand.onFx(
                () -> { // in one go: the bot has not thought yet
                    hand.answer("Write 2");
                    hand.click("pause");
                    return true;
                });
        hand.waitForText("pause", "Resume");
        assertThat(hand.text("prompt")).isEqualTo("Paused. Next: Nicias.");
        hand.click("step");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    @Test
    void anotherPersonsDecisionIsTakenBackOnlyAfterAQuestion() {
        startTabletsOfTwoPersons();
        assertThat(hand.told("undo", Button.class, javafx.scene.Node::isDisabled))
                .as("nothing to take back, and nobody to tell")
                .isEqualTo("true");
        hand.click("curtain");
        hand.answer("Write 3");
        hand.waitForText("prompt", "Pass the screen to Nicias.");
        hand.click("curtain");
        hand.waitForText("prompt", "Nicias, write a number on your tablet");
        hand.click("undo");
        hand.click("no");
        assertThat(hand.text("prompt")).startsWith("Nicias, write");
        hand.click("undo");
        hand.click("yes");
        hand.waitForText("prompt", "Pass the screen to Cleon.");
    }

    @Test
    void aSaveIsToldEvenIfSomethingElseWasTold() {
        startTablets(TestJar.tablets());
        hand.click("hint");
        hand.waitForText("notice", "A bot would");
        hand.click("save");
        hand.waitForText("notice", "Saved as ");
    }

    @Test
    void aReplayIsWalkedByKeysAndTellsThatNoRollFollows() {
        startTablets(TestJar.tablets());
        hand.answer("Write 3");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.answer("Cast the die"); // whether the bot casts it too is up to the bot
        hand.waitForNode("sheet-end");
        hand.click("end-replay");
        hand.waitForText("where", "Move 4 of 4");
        hand.click("first");
        hand.waitForText("where", "Move 0 of 4");
        hand.key(KeyCode.PAGE_DOWN);
        hand.waitForText("where", "Move 4 of 4");
        hand.key(KeyCode.PAGE_UP);
        hand.waitForText("where", "Move 0 of 4");
        hand.key(KeyCode.R);
        hand.waitForText("where", "Move 3 of 4");
        assertThat(hand.text("told")).isEmpty();
        double before = hand.of(
                "first", Button.class, button -> button.localToScene(0, 0).getY());
        hand.key(KeyCode.END);
        hand.waitForText("where", "Move 4 of 4");
        hand.key(KeyCode.R);
        hand.waitForText("told", "No die is rolled after this move.");
        double after = hand.of(
                "first", Button.class, button -> button.localToScene(0, 0).getY());
        assertThat(after).as("nothing moves away from under the hand").isEqualTo(before);
        hand.of("slider", Slider.class, slider -> {
            slider.setValue(1);
            slider.setValue(2);
            slider.setValue(3);
            return true;
        });
        hand.waitForText("where", "Move 3 of 4");
        assertThat(hand.text("told")).isEmpty();
    }

    private static void command(LauncherWindow window, String id) {
        window.screen().commands().stream()
                .filter(command -> command.id().equals(id))
                .forEach(command -> command.run().run());
    }
}
