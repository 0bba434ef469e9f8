package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** Who sits where, before a game. */
class SetUpScreenTest extends WindowTest {

    /** The explanation of a bot is always in the same place. */
    @Test
    void nothingLiesUponTheNameOfAPerson() {
        openTablets();
        hand.click("play-tablets");
        hand.choose("seat-nicias", "Person");
        hand.waitForNode("name-nicias");
        assertThat(hand.<TextField, Boolean>of(
                        "name-nicias",
                        TextField.class,
                        name -> ((StackPane) name.getParent())
                                .getChildren().stream()
                                        .noneMatch(other -> other instanceof Label && other.isVisible())))
                .isTrue();
        hand.choose("seat-nicias", "Beginner");
        hand.waitForNone("name-nicias");
        hand.waitUntilShown("Looks one move ahead, overlooks things and misjudges close calls. Answers at once.");
    }

    /** A list that is opened for the first time finds out that it needs more room: all boxes would grow. */
    @Test
    void aBoxIsAsWideAsTheLookSaysWhateverIsInItsList() {
        openTablets();
        hand.click("play-tablets");
        hand.waitFor(
                "styled",
                () -> hand.window().root().lookup("#seat-nicias") instanceof ComboBox<?> box && box.getSkin() != null);
        assertThat(hand.<ComboBox<String>, Boolean>of("seat-nicias", boxes(), box -> {
                    double before = box.prefWidth(-1);
                    box.getItems().add("A bot with a very long name indeed, longer than any other");
                    return before == box.prefWidth(-1);
                }))
                .isTrue();
    }

    @SuppressWarnings("unchecked") // a class literal knows no parameters
    private static Class<ComboBox<String>> boxes() {
        return (Class<ComboBox<String>>) (Class<?>) ComboBox.class;
    }

    @Test
    void whoHoldsSeveralSeatsIsAskedForOnce() {
        open(TestTable.only(folder, "victory-or-death"));
        hand.click("play-victory-or-death");
        hand.waitForNode("seat-sparta");
        hand.choose("option-people", "Two: each person plays a team");
        hand.waitForNone("seat-sparta");
        hand.waitUntilShown("Corinth and Sparta");
        assertThat(hand.told("name-corinth", TextField.class, TextField::getText))
                .isEqualTo("Corinth and Sparta");
    }

    /** How far the box for casual play stands to the right of the seats' boxes in a window of that width. */
    private double aside(double width) {
        return Stagehand.onFx(() -> {
            LauncherWindow window = new LauncherWindow(hand.tables().desk());
            new Scene(window.root(), width, 900);
            window.setUp(hand.tables().catalog().game("tablets"));
            window.root().applyCss();
            window.root().layout();
            window.root().layout();
            double left = window.root().lookup("#seat-cleon").localToScene(0, 0).getX();
            return window.root().lookup("#casual").localToScene(0, 0).getX() - left;
        });
    }

    @Test
    void inAWideWindowHowItIsPlayedStandsBesideWhoPlays() {
        openTablets();
        assertThat(aside(1280)).isNegative();
        assertThat(aside(2400)).isGreaterThan(500);
    }

    @Test
    void whoeverPlaysAgainFindsTheSameSetUp() {
        open(TestTable.of(folder, TestJar.tablets()));
        hand.click("play-tablets");
        hand.write("name-cleon", "Ann");
        hand.choose("seat-nicias", "Beginner");
        hand.of("casual", CheckBox.class, box -> {
            box.fire();
            return true;
        });
        hand.click("start");
        finishTablets();
        hand.click("end-again");
        assertThat(hand.told("name-cleon", TextField.class, TextField::getText)).isEqualTo("Ann");
        hand.waitUntilShown("Looks one move ahead, overlooks things and misjudges close calls. Answers at once.");
        assertThat(hand.told("casual", CheckBox.class, CheckBox::isSelected)).isEqualTo("true");
    }
}
