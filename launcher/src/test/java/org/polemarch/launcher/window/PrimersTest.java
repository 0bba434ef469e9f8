package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.api.teach.Primer;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.TestTable;

/** How you win: the pages of all games fit one screen, and every part they name has its number on the board. */
class PrimersTest extends WindowTest {

    private static final int ACTIONS = 5;
    private static final Pattern SENTENCE = Pattern.compile(".*[.!?]");

    private List<InstalledGame> primed() {
        return hand.tables().desk().catalog().games().stream()
                .filter(game -> game.plugin().teaching().hasPrimer())
                .toList();
    }

    @Test
    void everyPageFitsOneScreenAndNumbersEveryPartItNames() {
        open(TestTable.installed(folder));
        for (InstalledGame game : primed()) {
            Primer primer = game.plugin().teaching().primer().orElseThrow();
            hand.act(window -> window.primer(game));
            hand.waitFor(
                    "the board of " + game.id(),
                    () -> Stagehand.onFx(() -> numbers().size())
                            == primer.picture().parts().size());
            double hidden = Stagehand.onFx(() -> {
                ScrollPane page = (ScrollPane) hand.window().root().lookup(".primer .scroll-pane");
                return page.getContent().getLayoutBounds().getHeight()
                        - page.getViewportBounds().getHeight();
            });
            assertThat(hidden).as(game.id() + ": what must be scrolled to").isLessThanOrEqualTo(1);
            hand.key(KeyCode.ESCAPE);
            hand.waitForNone("primer-goal");
        }
    }

    private Set<Node> numbers() {
        Parent root = hand.window().root();
        return root.lookupAll(".primer-number");
    }

    @Test
    void everyPageSaysTheSameThingsInSentences() {
        open(TestTable.installed(folder));
        for (InstalledGame game : primed()) {
            Primer primer = game.plugin().teaching().primer().orElseThrow();
            assertThat(primer.actions()).as(game.id()).hasSize(ACTIONS);
            assertThat(Stream.of(
                                    Stream.of(primer.goal()),
                                    primer.round().stream(),
                                    primer.decides().stream(),
                                    primer.overlooked().stream(),
                                    primer.actions().stream().map(Primer.Item::text),
                                    primer.picture().parts().stream().map(Primer.Part::text))
                            .flatMap(each -> each))
                    .as(game.id())
                    .allMatch(text -> SENTENCE.matcher(text).matches());
        }
    }

    @Test
    void theFirstKeyOfHelpShowsThePageOfTheGameAtHand() {
        open(TestTable.only(folder, "polis"));
        hand.click("play-polis");
        hand.click("setup-primer");
        hand.waitForNode("primer-goal");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("primer-goal");
        hand.key(KeyCode.F1);
        hand.waitForNode("primer-goal");
    }

    @Test
    void aGameNobodyHasSeenYetOffersItsPageAndItsGuideFirst() {
        open(TestTable.only(folder, "perikles"));
        hand.click("play-perikles");
        hand.waitForNode("setup-offer");
        hand.waitForNode("setup-guide");
        hand.click("setup-primer");
        hand.waitForNode("primer-goal");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("primer-goal");
        hand.click("back");
        hand.click("play-perikles");
        hand.waitForNode("setup-primer");
        hand.waitForNone("setup-offer");
    }
}
