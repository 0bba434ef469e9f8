package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.TestJar;

/** A save whose moves lead elsewhere under today's rules: the player is told where, and chooses how to play on. */
class OldSavesTest extends WindowTest {

    private Path save;
    private String before;

    /** As other rules would leave it: the position after the second answer is another one. */
    @BeforeEach
    void saveAndChangeTheRules() throws IOException {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.click("leave");
        hand.waitForNode("resume-tablets");
        save = folder.resolve("saves").resolve("tablets.json");
        String digest = new SaveFiles().read(save).digests().get(2);
        before = Files.readString(save).replace(digest, "0".repeat(digest.length()));
        Files.writeString(save, before);
        hand.click("resume-tablets");
        hand.waitForNode("choice-0");
    }

    private String told() {
        return hand.of(
                "sheet-asked",
                Node.class,
                sheet -> sheet.lookupAll(".label").stream()
                        .map(each -> ((Label) each).getText())
                        .reduce("", (all, each) -> all + each + "\n"));
    }

    @Test
    void theMoveAndTheRulesAreTold() {
        assertThat(told())
                .contains("move 2 of 2: the position is not the one that was saved", "rules asked since then: ");
        assertThat(hand.told("choice-0", Button.class, Button::getText)).isEqualTo("Play on with today's rules");
        assertThat(hand.told("choice-1", Button.class, Button::getText))
                .isEqualTo("Branch at move 0, before the difference");
        hand.click("no");
        hand.waitForNode("resume-tablets");
    }

    @Test
    void thePlayerPlaysOnByTheRulesOfToday() throws IOException {
        hand.click("choice-0");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        assertThat(hand.model().session().decisions()).isEqualTo(2);
        theOldSaveStays();
    }

    @Test
    void orBranchesBeforeTheDifference() throws IOException {
        hand.click("choice-1");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        assertThat(hand.model().session().decisions()).isZero();
        theOldSaveStays();
    }

    private void theOldSaveStays() throws IOException {
        hand.click("leave");
        hand.waitForNode("resume-tablets");
        assertThat(Files.readString(save)).isEqualTo(before);
    }
}
