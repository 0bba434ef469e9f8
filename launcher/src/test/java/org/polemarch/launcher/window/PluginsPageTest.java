package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.TestVariant;
import org.polemarch.launcher.window.plugins.PluginsSheet;

/** What is known about plugins, and how they come and go. */
class PluginsPageTest extends WindowTest {

    private void waitForWords(String part) {
        hand.waitFor(
                part,
                () -> hand.window().root().lookupAll(".label").stream()
                        .anyMatch(each ->
                                each instanceof Label label && label.getText().contains(part)));
    }

    private Path jar(TestJar jar) {
        return jar.as(folder.resolve("given/tablets.jar"));
    }

    @Test
    void aVariantFileIsToldWithAllThatIsKnownAndRemovedAtOnce() {
        TestVariant.install(folder.resolve("user"), "dear-sieges", TestVariant.DEAR_SIEGES);
        open(TestTable.only(folder, "polis"));
        hand.act(LauncherWindow::plugins);
        hand.waitUntilShown("Variants of Polis: Dear sieges");
        hand.waitUntilShown("by Ann Example · CC0-1.0");
        waitForWords("never checked");
        waitForWords("SHA-256 ");
        hand.waitForNode("hash-dear-sieges");
        assertThat(hand.isThere("trust-dear-sieges")).as("it has no code").isFalse();
        hand.click("remove-dear-sieges");
        hand.click("yes");
        hand.waitForText("plugins-told", "dear-sieges was removed.");
        hand.waitForNone("remove-dear-sieges");
        assertThat(hand.tables().catalog().game("polis").variants()).isEmpty();
    }

    @Test
    void aPluginThatIsDroppedIsCheckedAndAskedAboutBeforeItIsTrusted() {
        open(TestTable.only(folder, "polis"));
        Path given = jar(TestJar.tablets());
        hand.act(window -> window.take(List.of(given)));
        hand.waitForNode("check-plan");
        hand.waitForNode("sheet-asked");
        waitForWords("tablets.jar passed its check. ");
        assertThat(folder.resolve("user/tablets-1.0.0.jar")).doesNotExist();
        hand.click("yes");
        waitForWords("tablets will load the next time you start Polemarch.");
        assertThat(folder.resolve("user/tablets-1.0.0.jar")).exists();
        hand.click("ok");
        hand.act(LauncherWindow::plugins);
        hand.waitForNode("remove-tablets");
        hand.waitUntilShown("loads at the next start");
        waitForWords("trusted on 20");
        waitForWords("passed its check on 20");
    }

    @Test
    void ofSeveralFilesEachIsTakenOrRefusedAndAPluginThatEndsItsMachineIsNotInstalled() throws IOException {
        open(TestTable.only(folder, "polis"));
        Path given = jar(TestJar.tablets().whenWriting("System.exit(0);"));
        Path junk = Files.writeString(folder.resolve("given/junk.jar"), "no jar");
        Path variant = Files.writeString(folder.resolve("given/dear-sieges.variant.json"), TestVariant.DEAR_SIEGES);
        hand.act(window -> window.take(List.of(junk, given, variant)));
        hand.waitForNode("sheet-told");
        waitForWords("“Dear sieges”, a variant of Polis, is installed.");
        waitForWords("junk.jar");
        waitForWords("tablets.jar failed its check. ");
        waitForWords("It was not installed.");
        assertThat(Files.exists(folder.resolve("user/tablets-1.0.0.jar"))).isFalse();
    }

    @Test
    void aVariantThatIsInstalledInTheLibraryIsThereWhenTheGameIsSetUp() throws IOException {
        open(TestTable.only(folder, "polis"));
        hand.waitForNode("play-polis");
        Path file = Files.createDirectories(folder.resolve("given")).resolve("dear-sieges.variant.json");
        Files.writeString(file, TestVariant.DEAR_SIEGES);
        hand.act(window -> window.take(List.of(file)));
        hand.waitForNode("sheet-told");
        hand.click("ok");
        hand.click("play-polis");
        hand.waitForNode("variant-dear-sieges");
    }

    /** A file without code is tried at once; one with which no game can begin is worth nothing to the player. */
    @Test
    void aVariantFileWithWhichNoGameCanBePlayedIsNotInstalled() throws IOException {
        open(TestTable.only(folder, "polis"));
        Path file = Files.createDirectories(folder.resolve("given")).resolve("no-dice.variant.json");
        Files.writeString(
                file,
                "{\"id\": \"no-dice\", \"game\": \"polis\", \"title\": \"No dice\", \"summary\": \"Dice without sides.\","
                        + " \"patch\": {\"components\": {\"dieSides\": 0}}}");
        hand.act(window -> window.take(List.of(file)));
        hand.waitForNode("sheet-told");
        waitForWords("no-dice.variant.json was not installed. Variant no-dice changes components/dieSides: it must be a"
                + " number from 1 to 1000, not 0.");
        assertThat(folder.resolve("user/no-dice.variant.json")).doesNotExist();
    }

    @Test
    void anotherPluginsFileUpdatesNothing() throws IOException {
        TestVariant.install(folder.resolve("user"), "dear-sieges", TestVariant.DEAR_SIEGES);
        open(TestTable.only(folder, "polis"));
        Path other = Files.createDirectories(folder.resolve("given")).resolve("cheap.variant.json");
        Files.writeString(other, TestVariant.DEAR_SIEGES.replace("dear-sieges", "cheap-sieges"));
        PluginStatus installed =
                hand.tables().catalog().game("polis").variant("dear-sieges").from();
        hand.act(LauncherWindow::plugins);
        hand.act(window -> ((PluginsSheet) window.root().lookup("#plugins")).update(installed, other));
        waitForWords("cheap.variant.json is the plugin cheap-sieges, so it can't update dear-sieges.");
        assertThat(hand.tables().catalog().game("polis").variantInfos())
                .extracting(VariantInfo::id)
                .containsExactly("dear-sieges");
    }
}
