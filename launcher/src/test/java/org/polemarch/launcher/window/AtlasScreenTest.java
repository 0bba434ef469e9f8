package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Concept;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.window.atlas.AtlasScreen;

/** The rules of all games side by side, and the letter to players of one who want to learn another. */
class AtlasScreenTest extends WindowTest {

    private void openAtlas() {
        open(TestTable.installed(folder));
        hand.act(LauncherWindow::atlas);
        hand.waitForText("atlas-question", "How do the games model a siege?");
    }

    @Test
    void aSiegeInAllGamesIsOnePage() {
        openAtlas();
        hand.waitUntilShown("2 of 5 games have rules for it. Click a rule to read it.");
        hand.waitUntilShown("Fortification 3: 50%, second try 75%");
        assertThat(hand.told(
                        "atlas-cards", Pane.class, cards -> cards.getChildren().size()))
                .isEqualTo("5");
        hand.act(window -> ((Hyperlink) window.root().lookup("#atlas-cards .hyperlink")).fire());
        hand.waitForNode("rules-section");
        hand.act(window -> ((AtlasScreen) window.screen()).open(Concept.VICTORY));
        hand.waitForText("atlas-question", "How do the games model victory?");
        hand.waitUntilShown("All 5 games have rules for it. Click a rule to read it.");
        assertThat(hand.uncaught()).isEmpty();
    }

    @Test
    void aPlayerOfPericlesIsLedToPolisAndItsTable() {
        openAtlas();
        hand.choose("atlas-known", "Pericles");
        hand.choose("atlas-wanted", "Polis");
        hand.waitUntilShown("You know Pericles: here is what Polis changes.");
        hand.waitUntilShown("New in Polis");
        hand.choose("atlas-known", "Polis");
        hand.waitUntilShown("That is the same game. Choose another one to learn.");
        hand.choose("atlas-known", "Perikles");
        hand.click("atlas-play");
        hand.waitForNode("start");
        assertThat(hand.uncaught()).isEmpty();
    }
}
