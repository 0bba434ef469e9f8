package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.TestVariant;
import org.polemarch.launcher.window.setup.SetUpScreen;

/** A variant is seen wherever it matters: in the set-up, at the table, in its log, in the rules and in the list of saves. */
class VariantsSeenTest extends WindowTest {

    @BeforeEach
    void setUpPolis() {
        TestVariant.install(folder.resolve("user"), "dear-sieges", TestVariant.DEAR_SIEGES);
        TestVariant.install(folder.resolve("user"), "dearer-sieges", TestVariant.DEARER_SIEGES);
        open(TestTable.only(folder, "polis"));
        hand.click("play-polis");
    }

    private void tick(String id) {
        hand.of(id, CheckBox.class, box -> {
            box.fire();
            return true;
        });
    }

    private void waitForWords(String part) {
        hand.waitFor(
                part,
                () -> hand.window().root().lookupAll(".label").stream()
                        .anyMatch(each ->
                                each instanceof Label label && label.getText().contains(part)));
    }

    @Test
    void theSetUpTellsWhoWroteAVariantAndWhatItChanges() {
        waitForWords("by Ann Example · CC0-1.0");
        hand.waitUntilShown("A siege costs 2 Prestige.");
        hand.of("variant-changes-dear-sieges", TitledPane.class, fold -> {
            fold.setExpanded(true);
            return true;
        });
        hand.waitUntilShown("7. Lay siege to a polis is rewritten (siege).");
        hand.waitUntilShown("Why sieges are dear is new (dear-sieges/why).");
        hand.waitUntilShown("Figures, siege cost: 2 instead of 1");
    }

    @Test
    void variantsThatDoNotGoTogetherAreToldBesideThemBeforeTheStart() {
        tick("variant-dear-sieges");
        tick("variant-dearer-sieges");
        String told = "Variants “Dear sieges” and “Dearer sieges” both change figures/siegeCost; choose one of them.";
        hand.waitForText("variant-fault-dear-sieges", told);
        hand.waitForText("variant-fault-dearer-sieges", told);
        hand.waitForText("fault", told);
        tick("variant-dearer-sieges");
        hand.waitForNone("variant-fault-dear-sieges");
    }

    @Test
    void theTableTheLogAndTheRulesNameIt() {
        tick("variant-dear-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Dear sieges");
        hand.waitFor("the log", () -> !hand.log().isEmpty());
        assertThat(hand.log().get(0)).isEqualTo("Played with Dear sieges, by Ann Example. A siege costs 2 Prestige.");
        hand.act(window -> window.rules(window.screen().edition().orElseThrow(), "siege"));
        hand.waitForText("rules-heading", "7. Lay siege to a polis");
        hand.waitUntilShown("Dear sieges changes this section.");
        hand.waitUntilShown("In the rulebook:");
        waitForWords("For 1 Prestige besiege a neutral or enemy polis");
        waitForWords("Roll the four-sided die and add 1 for each of your Siege disks");
        hand.waitUntilShown("With Dear sieges:");
        hand.waitUntilShown("A siege is laid for 2 Prestige.");
        tick("rules-changed-only");
        assertThat(hand.<ListView<?>, Integer>of(
                        "rules-index", lists(), list -> list.getItems().size()))
                .isEqualTo(2);
    }

    /** Its figure stands in no section of its own: the text still says 1 Prestige. */
    @Test
    void theRulesLeadToTheFiguresThatNoLongerHold() {
        tick("variant-dearer-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Dearer sieges");
        hand.act(window -> window.rules(window.screen().edition().orElseThrow(), "siege"));
        hand.waitForText("rules-heading", "7. Lay siege to a polis");
        hand.waitForNone("rules-changed-only");
        hand.click("rules-changed-figures");
        hand.waitUntilShown("Figures, siege cost: 3 instead of 1 (Dearer sieges)");
    }

    @Test
    void thePageOnHowYouWinLeadsToTheRulesAsTheyArePlayed() {
        tick("variant-dear-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Dear sieges");
        hand.key(KeyCode.F1);
        hand.click("primer-rules");
        hand.waitUntilShown("Rules of Polis with Dear sieges");
    }

    @SuppressWarnings("unchecked") // a class literal knows no parameters
    private static Class<ListView<?>> lists() {
        return (Class<ListView<?>>) (Class<?>) ListView.class;
    }

    @Test
    void itIsSavedAndResumed() {
        tick("variant-dear-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Dear sieges");
        hand.act(LauncherWindow::library);
        hand.waitUntilShown("Polis with Dear sieges");
        hand.click("resume-polis");
        hand.waitForText("table-name", "Polis with Dear sieges");
        assertThat(hand.model().session().setup().variants()).isEqualTo(List.of("dear-sieges"));
    }

    @Test
    void aNameThatThePlayerGaveDoesNotHideIt() {
        tick("variant-dear-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Dear sieges");
        hand.act(window -> hand.model().session().retitle("Sunday"));
        hand.act(LauncherWindow::library);
        waitForWords("with Dear sieges");
        hand.click("resume-polis");
        hand.waitForText("table-name", "Sunday (with Dear sieges)");
    }

    @Test
    void figuresThatWereTriedBecomeAVariantThatCanBeShared() {
        Path mine = TestVariant.write(folder.resolve("mine.json"), "{\"figures\": {\"siegeCost\": 2}}");
        assertThat(hand.isThere("overlay-share")).as("nothing to share yet").isFalse();
        hand.act(window -> ((SetUpScreen) window.screen()).figures(mine));
        hand.click("overlay-share");
        hand.waitFor(
                "a summary",
                () -> ((TextField) hand.root().lookup("#share-summary"))
                        .getText()
                        .equals("Figures, siege cost: 2 instead of 1."));
        hand.click("share-save");
        hand.waitForText("share-fault", "Give the variant a title.");
        hand.write("share-title", "Costly sieges");
        hand.click("share-save");
        hand.waitForText("share-fault", "Say who made it.");
        hand.write("share-author", "Ben");
        hand.click("share-save");
        hand.waitForNode("sheet-told");
        waitForWords("user/costly-sieges.variant.json");
        hand.click("ok");
        assertThat(hand.told("variant-costly-sieges", CheckBox.class, CheckBox::isSelected))
                .isEqualTo("true");
        assertThat(hand.isThere("overlay-share"))
                .as("it is no file of figures any more")
                .isFalse();
        hand.click("start");
        hand.waitForText("table-name", "Polis with Costly sieges");
        hand.waitForLog("Played with Costly sieges, by Ben. Figures, siege cost: 2 instead of 1.");
    }

    @Test
    void aTitleThatIsTakenIsRefusedOnTheSheet() {
        Path mine = TestVariant.write(folder.resolve("mine.json"), "{\"figures\": {\"siegeCost\": 4}}");
        hand.act(window -> ((SetUpScreen) window.screen()).figures(mine));
        hand.click("overlay-share");
        hand.write("share-title", "Dear sieges");
        hand.write("share-author", "Ben");
        hand.click("share-save");
        hand.waitForText(
                "share-fault",
                "A variant or plugin called dear-sieges is already installed; give yours another title.");
    }

    @Test
    void aVariantThatIsDroppedCanBeChosenAtOnce() {
        Path file = TestVariant.write(
                folder.resolve("given/cheap.variant.json"),
                TestVariant.DEARER_SIEGES
                        .replace("dearer-sieges", "cheap-sieges")
                        .replace("Dearer", "Cheap"));
        hand.act(window -> window.take(List.of(file)));
        hand.waitForNode("sheet-told");
        waitForWords("“Cheap sieges”, a variant of Polis, is installed. Choose it when you set up a game.");
        hand.click("ok");
        tick("variant-cheap-sieges");
        hand.click("start");
        hand.waitForText("table-name", "Polis with Cheap sieges");
    }

    @Test
    void aTornFileThatIsDroppedIsNamedWithWhatIsWrong() {
        Path torn = TestVariant.write(folder.resolve("torn.variant.json"), "{\"id\": \"torn\", ");
        hand.act(window -> window.take(List.of(torn)));
        hand.waitForNode("sheet-told");
        waitForWords("torn.variant.json cannot be used: ");
    }
}
