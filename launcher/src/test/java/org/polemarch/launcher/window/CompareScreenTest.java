package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.polemarch.core.compare.What;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.window.compare.CompareScreen;

/** Games compared by play, as a player does it. */
class CompareScreenTest extends WindowTest {

    private void openPage(String... whats) {
        open(TestTable.only(folder, "perikles"));
        hand.act(window -> window.experiment(Stream.of(whats).map(What::parse).toList()));
        hand.waitForNode("compare-run");
    }

    private String progress() {
        return hand.told("compare-progress", Label.class, Label::getText);
    }

    private void playToTheEnd() {
        hand.choose("compare-bots", "Random");
        hand.choose("compare-games", "20");
        hand.click("compare-run");
        hand.waitForText("compare-progress", "All games are played.");
    }

    private void readToTheEnd() {
        hand.act(window -> ((ScrollPane) window.screen().node().lookup(".report-place")).setVvalue(1));
    }

    private Object chosen(String box) {
        return hand.told(box, Control.class, node -> ((ComboBox<?>) node).getValue());
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("experiments"))) {
            return files.toList();
        }
    }

    @Test
    void botsPlayAndTheReportAppears() throws IOException {
        openPage("perikles,players=3", "perikles,players=3,earlyEnd=immediate");
        playToTheEnd();
        hand.waitUntilShown("What was found");
        assertThat(hand.shows("How it was computed"))
                .as("made before anybody comes near it")
                .isFalse();
        readToTheEnd();
        hand.waitUntilShown("Who holds Hellas");
        hand.waitUntilShown("The real war");
        hand.waitUntilShown("How it was computed");
        assertThat(kept()).hasSize(1);
        hand.act(window -> ((CompareScreen) window.screen()).save(folder));
        hand.waitForNode("sheet-told");
        Path report = folder.resolve(kept().get(0).getFileName().toString().replace(".results.jsonl", "-report"));
        assertThat(report.resolve("report.html")).content().contains("Who holds Hellas");
        assertThat(report.resolve("findings.json")).exists();
        assertThat(report.resolve("differences.csv")).exists();
    }

    @Test
    void whatIsCancelledIsKeptAndResumed() throws IOException {
        openPage("perikles", "perikles,earlyEnd=immediate");
        hand.choose("compare-bots", "Random");
        hand.choose("compare-games", "10000");
        hand.click("compare-run");
        hand.waitFor("some games", () -> progress().matches("[1-9]\\d* of 20000 games.*"));
        hand.click("compare-cancel");
        hand.waitForText("compare-progress", "Stopped early.");
        hand.waitForNode("report-title"); // everything that was played is shown
        hand.click("compare-resume");
        hand.waitFor("more games", () -> progress().contains(" of 20000 games"));
        hand.act(LauncherWindow::library); // leaving the page stops the bots
        assertThat(kept()).hasSize(1);
    }

    @Test
    void anEarlierComparisonIsOpenedAgain() throws IOException {
        openPage("perikles,players=3", "perikles,players=4");
        playToTheEnd();
        String file = kept().get(0).getFileName().toString();
        hand.act(window -> window.experiment(List.of(What.parse("perikles"))));
        hand.waitForNode("kept-" + file);
        assertThat(hand.told("kept-" + file, Hyperlink.class, Hyperlink::getText))
                .isEqualTo("Perikles: 3 players · Perikles: 4 players, 20 games each");
        hand.click("kept-" + file);
        hand.waitForNode("report-title");
        readToTheEnd();
        hand.waitUntilShown("Who holds Hellas");
        hand.waitForNode("what-1");
        hand.waitUntilShown("players = 4");
        assertThat(chosen("compare-bots")).isEqualTo("Random");
        assertThat(chosen("compare-games")).isEqualTo("20");
    }

    @Test
    void rulesAreChangedAndWhatCannotBeIsTold() {
        openPage("perikles");
        hand.click("compare-run");
        hand.waitUntilShown("Add another game, variant or option to compare with.");
        hand.click("what-add");
        hand.click("compare-run");
        hand.waitUntilShown("Two of these are the same. Change one of them, or remove it.");
        hand.click("what-rules-1");
        hand.choose("rule-earlyEnd", "At once");
        hand.key(javafx.scene.input.KeyCode.ESCAPE);
        hand.waitForNone("sheet-rules-choice");
        playToTheEnd();
        readToTheEnd();
        hand.waitUntilShown("What the changed rules did");
    }

    @Test
    void setUpOffersToCompareWithTheBaseGame() {
        open(TestTable.only(folder, "perikles"));
        hand.click("play-perikles");
        hand.waitForNode("option-earlyEnd");
        assertThat(hand.isThere("compare-base"))
                .as("there is nothing to compare with yet")
                .isFalse();
        hand.choose("option-earlyEnd", "At once");
        hand.click("compare-base");
        hand.waitForNode("what-1");
        hand.waitForNone("what-2");
    }
}
