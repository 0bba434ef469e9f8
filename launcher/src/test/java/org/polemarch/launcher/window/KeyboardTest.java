package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** A whole game without a mouse, and the shortcuts where players look for them. */
class KeyboardTest extends WindowTest {

    private void palette(String typed) {
        hand.key(KeyCode.K, true);
        hand.waitForNode("palette-typed");
        hand.type(typed);
        hand.key(KeyCode.ENTER);
        hand.waitForNone("palette-typed");
    }

    @Test
    void aWholeGame() {
        openTablets();
        hand.waitForNode("play-tablets");
        palette("play tab");
        hand.waitForNode("start");
        hand.key(KeyCode.ENTER, true);
        TableModel model = hand.model();
        hand.waitFor("the first question", () -> model.stage() == Stage.ASKED);
        palette("write 3");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.key(KeyCode.F4);
        hand.type("quiet");
        hand.key(KeyCode.ENTER);
        hand.waitForNode("sheet-end");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("sheet-end");
        palette("leave");
        hand.waitForNode("resume-tablets");
    }

    @Test
    void theKeyboardStaysWithTheAnswers() {
        startTablets(TestJar.tablets());
        hand.key(KeyCode.F4);
        hand.type("write 2");
        hand.key(KeyCode.ENTER);
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.type("quiet"); // the bot has moved in between
        hand.waitFor("one answer", () -> hand.answers().size() == 1);
        hand.key(KeyCode.ENTER);
        hand.waitForNode("sheet-end");
    }

    /** Otherwise, Enter would choose the first answer, whatever was typed. */
    @Test
    void lettersTypedInTheListNarrowIt() {
        startTablets(TestJar.tablets());
        hand.key(KeyCode.F4);
        hand.key(KeyCode.DOWN);
        hand.type("3");
        hand.waitFor("one answer", () -> hand.answers().equals(List.of("Write 3")));
        hand.key(KeyCode.ENTER);
        hand.waitForLog("Cleon wrote the number 3.");
    }

    @Test
    void whatFitsNoAnswerSaysSoAndTheKeyboardStays() {
        startTablets(TestJar.tablets());
        hand.key(KeyCode.F4);
        hand.type("dance");
        hand.waitUntilShown("No answer contains these words.");
        hand.key(KeyCode.ENTER);
        hand.type("s");
        assertThat(hand.told("filter", TextField.class, TextField::getText)).isEqualTo("dances");
    }

    @Test
    void whatWasTypedForOneQuestionDoesNotNarrowTheNext() {
        startTablets(TestJar.tablets());
        hand.key(KeyCode.F4);
        hand.type("write");
        hand.clickTarget("Tablet");
        hand.clickTarget("Number 3");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.waitFor("all answers", () -> hand.answers().size() == 2);
    }

    @Test
    void aListThatHasTheKeyboardShowsIt() {
        startTablets(TestJar.tablets());
        hand.act(window -> window.root().lookup("#answers").requestFocus());
        hand.waitFor(
                "a marked answer",
                () -> hand.window().root().lookup("#answers") instanceof ListView<?> list
                        && list.getSelectionModel().getSelectedIndex() == 0);
    }

    @Test
    void whatIsTypedBeforeThePaletteIsDrawnIsNotLost() {
        openTablets();
        hand.waitForNode("play-tablets");
        Stagehand.onFx(
                () -> { // in one go: nothing is drawn in between
                    hand.key(KeyCode.K, true);
                    hand.typeAtOnce("preferences");
                    hand.key(KeyCode.ENTER);
                    return true;
                });
        hand.waitForNode("sheet-preferences");
    }

    @Test
    void menusShowTheShortcuts() {
        startTablets(TestJar.tablets());
        hand.waitFor(
                "Ctrl+Z in a menu",
                () -> hand.window().root().lookup(".menus") instanceof MenuBar bar
                        && bar.getMenus().stream()
                                .flatMap(menu -> menu.getItems().stream())
                                .map(MenuItem::getAccelerator)
                                .anyMatch(keys ->
                                        keys != null && keys.getDisplayText().equals("Ctrl+Z")));
    }
}
