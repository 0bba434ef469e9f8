package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** What players bring themselves: variants, figures, plugins and files, whole or broken. */
class ForeignThingsTest extends WindowTest {

    private static final Instant THEN = Instant.parse("2026-11-17T20:30:15Z");

    private void waitForWords(String part) {
        hand.waitFor(
                part,
                () -> hand.window().root().lookupAll(".label").stream()
                        .anyMatch(each ->
                                each instanceof Labeled label && label.getText().contains(part)));
    }

    private TestTable withGarbageBesideTablets() throws IOException {
        Files.createDirectories(folder.resolve("plugins"));
        Files.writeString(folder.resolve("plugins/garbage.jar"), "no jar at all");
        return TestTable.of(folder, TestJar.tablets());
    }

    @Test
    void aPluginThatDoesNotRunIsNamedInTheLibraryAndTheOthersDo() throws IOException {
        open(withGarbageBesideTablets());
        hand.waitUntilShown("Plugins that don't run");
        waitForWords("garbage: it is not a readable jar");
        hand.click("play-tablets");
        hand.click("start");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
    }

    /** Then there is nothing to begin, compare, look up or be guided through, and nothing fails. */
    @Test
    void withoutAGameTheLibraryTellsWhereToLook() {
        open(TestTable.only(folder, "no-such-game"));
        waitForWords("No game is installed. To find out why, choose Plugins in the Help menu.");
        hand.key(KeyCode.F1);
        hand.key(KeyCode.K, true);
        hand.waitForNode("palette-typed");
        hand.key(KeyCode.ESCAPE);
        hand.act(LauncherWindow::plugins);
        hand.waitForNode("plugins");
        assertThat(hand.uncaught()).isEmpty();
    }

    @Test
    void aSaveOfAGameThatIsNotThereSaysSo() throws IOException {
        Path saves = Files.createDirectories(folder.resolve("saves"));
        try (TestTable elsewhere = TestTable.of(folder.resolve("elsewhere"), TestJar.tablets())) {
            Session<?> session = elsewhere.session("tablets", "Ann", "greedy");
            new SaveFiles().write(saves.resolve("theirs.json"), session.save(THEN));
        }
        Files.writeString(saves.resolve("torn.json"), "{\"polemarchSave\": 1, ");
        open(TestTable.only(folder, "polis"));
        waitForWords("the game is not installed");
        hand.waitUntilShown("Files that can't be read");
        waitForWords("torn.json");
        hand.click("resume-theirs");
        hand.waitForNode("sheet-told");
        waitForWords("the game 'tablets' is not installed");
        hand.click("ok");
        hand.waitForNode("play-polis");
    }

    @Test
    void aVariantOfAnotherPluginIsOfferedAndPlayed() {
        open(TestTable.of(
                folder,
                TestJar.tablets().source("org.example.tablets.Wide", """
                        package org.example.tablets;
                        import java.util.List;
                        import java.util.Optional;
                        import org.polemarch.api.game.VariantInfo;
                        import org.polemarch.api.plugin.VariantPlugin;
                        public final class Wide implements VariantPlugin {
                            public VariantInfo info() {
                                return new VariantInfo("wide", "tablets", "Wide tablets", "numbers up to nine.", List.of());
                            }
                            public Optional<String> dataPatch() {
                                return Optional.of("{\\"table\\": {\\"largest\\": 9, \\"source\\": \\"a wide street\\"}}");
                            }
                        }
                        """).alsoIndexed("org.example.tablets.Wide")));
        hand.click("play-tablets");
        hand.waitUntilShown("Numbers up to nine.");
        hand.of("variant-wide", CheckBox.class, box -> {
            box.fire();
            return true;
        });
        hand.click("start");
        Session<?> session = hand.model().session();
        assertThat(session.setup().variants()).isEqualTo(List.of("wide"));
        assertThat(session.prepared().data().provenance())
                .anyMatch(each -> each.source().equals("a wide street"));
    }
}
