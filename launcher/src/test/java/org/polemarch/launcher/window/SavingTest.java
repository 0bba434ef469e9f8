package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.TestJar;

/** A game that is given a name is saved under it from then on and found by it in the library. */
class SavingTest extends WindowTest {

    private Path save(String name) {
        return folder.resolve("saves").resolve(name + ".json");
    }

    private int moves(String name) {
        return new SaveFiles().read(save(name)).moves().size();
    }

    private void saveAs(String name) {
        hand.shortcutWithShift(KeyCode.S);
        hand.waitForNode("save-name");
        hand.write("save-name", name);
        hand.click("save-named");
    }

    @Test
    void aNamedGameIsSavedUnderItsName() {
        startTablets(TestJar.tablets());
        saveAs("Sunday");
        hand.waitForNone("save-name");
        hand.waitForText("notice", "Saved as Sunday.json");
        assertThat(hand.shows("Sunday")).as("its name stands above the table").isTrue();
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.key(KeyCode.S, true);
        hand.waitForText("notice", "Saved as Sunday.json");
        assertThat(moves("Sunday")).isEqualTo(2);
        hand.click("leave");
        hand.waitForNode("resume-Sunday");
        assertThat(hand.shows("Sunday")).isTrue();
        hand.click("resume-Sunday");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.answer("Keep quiet");
        hand.waitForNode("sheet-end");
        hand.quitAndOpenAgain();
        assertThat(moves("Sunday")).as("autosave goes on in the same file").isEqualTo(4);
    }

    @Test
    void namesAreChecked() {
        startTablets(TestJar.tablets());
        saveAs("  ");
        hand.waitForText("save-name-fault", "A saved game needs a name.");
        hand.write("save-name", "../outside");
        hand.click("save-named");
        hand.waitForText("save-name-fault", "A name can't contain any of these");
        assertThat(folder.resolve("outside.json")).doesNotExist();
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("save-name");
    }

    @Test
    void aNameThatIsTakenIsAskedAbout() {
        startTablets(TestJar.tablets());
        saveAs("Sunday");
        hand.waitForNone("save-name");
        hand.click("leave");
        hand.waitForNode("play-tablets");
        hand.click("play-tablets");
        hand.click("start");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        saveAs("Sunday");
        hand.waitForNode("sheet-asked");
        hand.click("no");
        hand.waitForNone("sheet-asked");
        assertThat(moves("Sunday")).isZero();
        hand.click("save-named");
        hand.click("yes");
        hand.waitForText("notice", "Saved as Sunday.json");
        assertThat(moves("Sunday")).isEqualTo(2);
        assertThat(Files.exists(save("Sunday-2"))).isFalse();
    }
}
