package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.prefs.BotPace;
import org.polemarch.launcher.window.table.TableScreen;

/** What a player does at a table, without a display. */
class TableScreenTest extends WindowTest {

    @Test
    void aGameAgainstABotFromTheLibraryToTheEnd() {
        startTablets(TestJar.tablets());
        assertThat(hand.answers()).containsExactly("Write 1", "Write 2", "Write 3");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        assertThat(hand.log()).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
        hand.answer("Keep quiet");
        hand.waitForText("prompt", "The tablets were opened.");
        hand.waitForNode("score-chart");
        assertThat(hand.text("winners")).isNotEmpty();
        assertThat(hand.isThere("answers")).isFalse();
    }

    @Test
    void theBoardIsClickedAndAClickOnNothingTellsWhy() {
        startTablets(TestJar.tablets());
        hand.clickTarget("Tablet");
        assertThat(hand.answers()).hasSize(3);
        hand.act(window -> ((TableScreen) window.screen()).pick(Target.button("number-4")));
        hand.waitForText("notice", "No number above three fits on a tablet.");
        assertThat(hand.text("notice-rule")).isEqualTo("Rule: 1  Writing");
        hand.clickTarget("Number 3");
        hand.waitForLog("Cleon wrote the number 3.");
    }

    @Test
    void whatIsToldMovesNothingUnderTheMouse() {
        startTablets(TestJar.tablets());
        List<Double> before = List.of(top("board"), top("answers"), top("score-more"), top("log"));
        hand.act(window -> ((TableScreen) window.screen()).pick(Target.button("number-4")));
        hand.waitForText("notice", "No number above three fits on a tablet.");
        assertThat(List.of(top("board"), top("answers"), top("score-more"), top("log")))
                .isEqualTo(before);
        assertThat(top("notice")).as("above the board").isLessThan(before.get(0));
    }

    @Test
    void aButtonPressedByMouseLeavesTheKeyboardToNoField() {
        open(TestTable.of(folder, TestJar.tablets().whenWriting("play.reveal();"))
                .preferring(now -> now.warn(true)));
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        hand.answer("Write 2");
        hand.waitForNode("confirm");
        Pointer pointer = new Pointer();
        pointer.at(hand.root());
        hand.act(window -> {
            window.root().applyCss();
            window.root().layout();
            Button yes = (Button) hand.find(Onlooker.id("confirm"));
            pointer.click(pointer.over(yes).orElseThrow());
            yes.requestFocus();
            yes.fire();
        });
        hand.waitForNone("confirm");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        boolean typing = Stagehand.onFx(() -> hand.root().getScene().getFocusOwner() instanceof TextField);
        assertThat(typing).isFalse();
    }

    @Test
    void anAnswerClickedInTheListLeavesTheKeyboardToNoField() {
        Pointer pointer = new Pointer();
        open(TestTable.of(folder, TestJar.tablets()).timedBy(pointer));
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        pointer.at(hand.root());
        hand.act(window -> {
            window.root().applyCss();
            window.root().layout();
            pointer.rest(400); // or the click would come too soon after the question
            Node answers = hand.find(Onlooker.id("answers"));
            answers.requestFocus();
            Point2D first = answers.localToScene(20, 12);
            pointer.click(first);
        });
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        boolean typing = Stagehand.onFx(() -> hand.root().getScene().getFocusOwner() instanceof TextField);
        assertThat(typing).isFalse();
    }

    private double top(String id) {
        return hand.of(id, Node.class, node -> {
            node.getScene().getRoot().applyCss();
            node.getScene().getRoot().layout();
            return node.localToScene(0, 0).getY();
        });
    }

    /** The lists below would like to be long; what others did can still be seen. */
    @Test
    void whatOthersDidIsInSightWhileThePlayerIsAsked() {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        double hidden = hand.of("since", Node.class, node -> {
            node.getScene().getRoot().applyCss();
            node.getScene().getRoot().layout();
            Node scroll = node;
            while (!(scroll instanceof ScrollPane)) {
                scroll = scroll.getParent();
            }
            ScrollPane news = (ScrollPane) scroll;
            return news.getContent().getLayoutBounds().getHeight()
                    - news.getViewportBounds().getHeight();
        });
        assertThat(hidden).isLessThan(1);
    }

    @Test
    void undoTakesBackAndAtABarrierTellsWhy() {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.click("undo");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        assertThat(hand.log()).isEmpty();
        hand.click("redo");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.answer("Cast the die");
        hand.waitForNode("sheet-end");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("sheet-end");
        assertThat(hand.<Button, Boolean>of("undo", Button.class, Button::isDisabled))
                .isTrue();
        assertThat(hand.<Button, String>of(
                        "undo", Button.class, undo -> undo.getTooltip().getText()))
                .contains("ove 3 can't be taken back: ");
        hand.act(window -> window.root().requestFocus());
        hand.key(KeyCode.Z, true);
        hand.waitForText("notice", "Move 3 can't be taken back: ");
    }

    @Test
    void aMoveThatCannotBeTakenBackIsAskedAboutFirstIfLiked() {
        open(TestTable.of(folder, TestJar.tablets()).preferring(now -> now.warn(true)));
        hand.click("play-tablets");
        hand.click("start");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.answer("Cast the die");
        hand.waitForNode("confirm");
        hand.waitForText("odds", "The tablets show 2 and ");
        hand.click("confirm-cancel");
        hand.waitForNone("confirm");
        assertThat(hand.text("prompt")).startsWith("Cleon, cast the die");
        hand.answer("Cast the die");
        hand.click("confirm");
        hand.waitForNode("sheet-end");
    }

    @Test
    void aHintSaysWhatAndWhy() {
        startTablets(TestJar.tablets());
        hand.click("hint");
        hand.waitForText("notice", "A bot would: Write 3");
        assertThat(hand.text("notice")).contains("at 100 of 100").contains("“Write 2”, at 67.");
    }

    @Test
    void anAnswerPointedAtShowsWhatFollows() {
        startTablets(TestJar.tablets());
        hand.key(KeyCode.F4);
        hand.type("write 2");
        hand.key(KeyCode.DOWN);
        hand.waitForText("consequence", "Cleon wrote the number 2.");
        assertThat(hand.answers()).containsExactly("Write 2");
    }

    @Test
    void anAnswerDoesNotSlipAwayFromUnderTheMouse() {
        startTablets(TestJar.tablets());
        Region list = (Region) hand.root().lookup("#answers");
        double room = Stagehand.onFx(list::getHeight);
        Stagehand.onFx(() -> {
            list.lookup(".list-cell").getOnMouseEntered().handle(null);
            return true;
        });
        hand.waitForText("notice", "Write 1. Cleon wrote the number 1.");
        Stagehand.onFx(() -> {
            hand.root().layout();
            return true;
        });
        assertThat(Stagehand.onFx(list::getHeight)).isEqualTo(room);
    }

    @Test
    void botsMoveWhenThePlayerSaysSo() {
        open(TestTable.of(folder, TestJar.tablets()).preferring(now -> now.pace(BotPace.STEP)));
        hand.click("play-tablets");
        hand.click("start");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Nicias: a bot is waiting for you to press Step.");
        assertThat(hand.isThere("pause")).as("there is nothing to pause").isFalse();
        assertThat(hand.log()).containsExactly("Cleon wrote the number 2.");
        hand.click("skip");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.waitForLog("Nicias wrote something.");
    }

    @Test
    void aBotThatFailsIsNamedAndTheTableStays() {
        startTablets(TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "return imagined.written",
                        "if (true) throw new IllegalStateException(\"no idea\"); return imagined.written"));
        hand.answer("Write 2");
        hand.waitForText("notice", "Bot easy");
        assertThat(hand.text("notice")).contains("no idea");
        hand.click("undo");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
    }

    @Test
    void aGameIsSavedLeftAndResumed() {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.click("save");
        hand.waitForText("notice", "Saved as ");
        hand.quitAndOpenAgain();
        hand.waitForNode("resume-tablets");
        assertThat(hand.text("resume-tablets")).isEqualTo("Resume");
        hand.click("resume-tablets");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        assertThat(hand.log()).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
    }

    @Test
    void betweenTwoPersonsThereIsACurtain() {
        startTabletsOfTwoPersons();
        assertThat(hand.text("curtain")).isEqualTo("I play Cleon");
        hand.click("curtain");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        hand.write("filter", "write 3");
        hand.write("log-filter", "three");
        hand.answer("Write 3");
        hand.waitForText("prompt", "Pass the screen to Nicias.");
        assertThat(hand.log()).isEmpty();
        assertThat(hand.isThere("answers")).isFalse();
        assertThat(hand.boardIsThere()).as("something of the board").isFalse();
        assertThat(Stagehand.onFx(() -> hand.window().screen().entries()))
                .as("moves in the palette")
                .extracting(PaletteModel.Entry::text)
                .containsExactly("I play Nicias");
        assertThat(Stagehand.onFx(() -> hand.window().screen().title())).isEqualTo("Tablets");
        hand.click("curtain");
        hand.waitForText("prompt", "Nicias, write a number on your tablet");
        assertThat(hand.log()).containsExactly("Cleon wrote something.");
        assertThat(hand.shows("Mine: 3")).isFalse();
        assertThat(hand.told("filter", TextField.class, TextField::getText)).isEmpty();
        assertThat(hand.told("log-filter", TextField.class, TextField::getText)).isEmpty();
    }

    @Test
    void onePersonPlaysAllSeatsWithOpenHands() {
        openTablets();
        hand.click("play-tablets");
        hand.choose("seat-nicias", "Person");
        hand.click("open-hands");
        hand.click("start");
        hand.answer("Write 3");
        hand.waitForText("prompt", "Nicias, write a number on your tablet");
        hand.answer("Write 1");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    @Test
    void aBranchGoesItsOwnWay() {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.click("branch");
        hand.waitFor("another table", () -> hand.window().screen().title().endsWith("(from move 2)"));
        hand.answer("Keep quiet");
        hand.waitForNode("sheet-end");
        hand.click("end-library");
        hand.waitForNode("resume-tablets");
        hand.waitForNode("resume-tablets-2");
        assertThat(hand.text("resume-tablets")).isEqualTo("Resume");
        assertThat(hand.text("resume-tablets-2")).isEqualTo("Look");
    }

    /** A long name gives way first, then the words of the tools; no tool goes. */
    @Test
    void everyToolIsThereHoweverLongTheNameAndLargeTheTexts() {
        startTablets(TestJar.tablets());
        hand.act(window -> ((TableScreen) window.screen()).model().session().retitle("A game ".repeat(30)));
        hand.click("branch");
        waitForAllTools();
        for (int percent = 100; percent < 200; percent += 10) {
            hand.key(KeyCode.EQUALS, true);
        }
        waitForAllTools();
        hand.waitFor(
                "icons alone",
                () -> hand.window().root().lookup("#leave") instanceof Button leave
                        && leave.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY);
    }

    private void waitForAllTools() {
        hand.waitFor("all tools", () -> {
            Region bar = (Region) hand.window().root().lookup(".table-bar");
            return bar.lookupAll(".tool-bar-overflow-button").stream().noneMatch(Node::isVisible)
                    && List.of("undo", "save", "leave").stream()
                            .map(id -> (Region) bar.lookup("#" + id))
                            .allMatch(tool -> tool != null && tool.getWidth() >= tool.prefWidth(-1) - 1);
        });
    }
}
