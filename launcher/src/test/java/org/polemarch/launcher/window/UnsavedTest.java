package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.TestJar;

/** A game that can't be saved is not left in silence: the window says so and offers another place. */
class UnsavedTest extends WindowTest {

    /** A file stands where the folder of saves would be made, which stops even an administrator. */
    private void startWithoutSaves() throws IOException {
        startTablets(TestJar.tablets());
        Files.deleteIfExists(folder.resolve("saves"));
        Files.writeString(folder.resolve("saves"), "in the way");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    private boolean lost() {
        return Onlooker.onFx(() -> hand.window().lost());
    }

    @Test
    void anotherPlaceSavesTheGame() throws IOException {
        startWithoutSaves();
        Path other = folder.resolve("other.json");
        hand.closeWindow();
        hand.waitForNode("sheet-unsaved");
        assertThat(hand.isOpen()).isTrue();
        hand.write("unsaved-place", other.toString());
        hand.click("unsaved-save");
        hand.waitFor("closed", () -> !hand.isOpen());
        assertThat(new SaveFiles().read(other).moves()).hasSize(2);
        assertThat(lost()).isFalse();
    }

    @Test
    void whoStaysPlaysOn() throws IOException {
        startWithoutSaves();
        hand.click("leave");
        hand.click("unsaved-stay");
        hand.waitForNone("sheet-unsaved");
        hand.answer("Keep quiet");
        hand.waitForNode("sheet-end");
        assertThat(lost()).isFalse();
    }

    @Test
    void leavingWithoutSavingIsKnown() throws IOException {
        startWithoutSaves();
        hand.click("leave");
        hand.click("unsaved-lose");
        hand.waitForNode("play-tablets");
        assertThat(lost()).isTrue();
    }

    @Test
    void aPlaceThatWillNotDoIsNamed() throws IOException {
        startWithoutSaves();
        Path taken = Files.writeString(folder.resolve("taken.json"), "mine");
        hand.click("leave");
        hand.write("unsaved-place", " ");
        hand.click("unsaved-save");
        hand.waitForText("unsaved-fault", "Enter the path of a file.");
        hand.write("unsaved-place", taken.toString());
        hand.click("unsaved-save");
        hand.waitForText("unsaved-fault", taken + " already exists. Choose another name.");
        hand.write("unsaved-place", folder.resolve("none").resolve("a.json").toString());
        hand.click("unsaved-save");
        hand.waitForText("unsaved-fault", "The folder " + folder.resolve("none") + " doesn't exist.");
        assertThat(taken).hasContent("mine");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    /** Nobody misses a game that was not begun. */
    @Test
    void aGameWithoutAMoveIsLeftAtOnce() throws IOException {
        startTablets(TestJar.tablets());
        Files.deleteIfExists(folder.resolve("saves"));
        Files.writeString(folder.resolve("saves"), "in the way");
        hand.click("leave");
        hand.waitForNode("play-tablets");
        assertThat(lost()).isFalse();
    }
}
