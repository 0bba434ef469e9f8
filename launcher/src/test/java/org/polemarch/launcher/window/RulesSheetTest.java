package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TitledPane;
import org.junit.jupiter.api.Test;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.window.kit.Background;

/** The rules as a page to look things up in. */
class RulesSheetTest extends WindowTest {

    private void openRules(TestTable tables, String game, String section) {
        open(tables);
        InstalledGame installed = hand.tables().catalog().game(game);
        hand.act(window -> window.rules(Edition.book(installed), section));
    }

    /** While others still keep the thread busy that reads them. */
    @Test
    void theSheetIsThereBeforeTheRulesAreRead() {
        open(TestTable.of(folder, TestJar.tablets()));
        InstalledGame tablets = hand.tables().catalog().game("tablets");
        CountDownLatch mayRead = new CountDownLatch(1);
        hand.act(window -> Background.run(() -> waited(mayRead), done -> {}, failure -> {}));
        hand.act(window -> {
            window.rules(Edition.book(tablets), "1");
            assertThat(window.root().lookup("#aside-rules")).isNotNull();
        });
        hand.waitUntilShown("One moment…");
        mayRead.countDown();
        hand.waitForText("rules-heading", "Writing");
    }

    private static boolean waited(CountDownLatch latch) throws InterruptedException {
        latch.await();
        return true;
    }

    @Test
    void anIndexThatCannotBeReadIsToldOnTheSheet() {
        openRules(
                TestTable.of(folder, TestJar.tablets().entry("org/example/tablets/rules-index.json", "{")),
                "tablets",
                "");
        hand.waitFor(
                "what is wrong",
                () -> hand.window().root().lookupAll("#rules-text .label").stream()
                        .anyMatch(each ->
                                each instanceof Label told && told.getText().contains("rules-index.json")));
        hand.waitForNode("rules-search");
    }

    @Test
    void aChapterIsReadAsAWhole() {
        openRules(TestTable.installed(folder), "perikles", "4.2");
        hand.waitForText("rules-heading", "Take influence tiles");
        hand.waitUntilShown("Take influence tiles: assassin");
    }

    @Test
    void theFiguresTellWhichAreReconstructed() {
        openRules(TestTable.installed(folder), "polis", "");
        hand.waitForText("rules-heading", "Components");
        hand.waitUntilShown("From: Polis, edition of 2020"); // not on the tab, which must leave room for the other
        hand.act(window -> {
            TabPane tabs = (TabPane) window.root().lookup("#aside-rules .tab-pane");
            Tab figures = tabs.getTabs().get(1);
            tabs.getSelectionModel().select(figures);
        });
        hand.waitFor("all figures", () -> hand.text("figures-count").contains(" records, "));
        int all = figures();
        hand.of("figures-reconstructed", CheckBox.class, box -> {
            box.fire();
            return true;
        });
        assertThat(figures()).isPositive().isLessThan(all);
        hand.write("figures-search", "no such table");
        assertThat(figures()).isZero();
    }

    @Test
    void authorsOfVariantsUnfoldWhatTheyCanReplace() {
        openRules(TestTable.of(folder, TestJar.tablets()), "tablets", "1");
        hand.waitForNode("rules-authors");
        assertThat(isUnfolded()).as("it is folded until somebody wants it").isFalse();
        hand.of("rules-authors", TitledPane.class, fold -> {
            fold.setExpanded(true);
            return true;
        });
        hand.waitUntilShown("org.example.tablets.Tablets$Writing  [1]");
        hand.act(window -> sections(window).getSelectionModel().selectNext());
        hand.waitUntilShown("org.example.tablets.Tablets$Casting  [2]");
        assertThat(isUnfolded()).as("the next section is unfolded too").isTrue();
    }

    private static ListView<?> sections(LauncherWindow window) {
        return (ListView<?>) window.root().lookup("#rules-index");
    }

    private boolean isUnfolded() {
        return hand.of("rules-authors", TitledPane.class, TitledPane::isExpanded);
    }

    private int figures() {
        return hand.of("figures", ListView.class, list -> list.getItems().size());
    }

    /** What the toolkit calls the inside of a list must not get the shadow of what is laid over a page. */
    @Test
    void noListCastsAShadow() {
        openRules(TestTable.of(folder, TestJar.tablets()), "tablets", "");
        hand.waitForText("rules-heading", "Writing");
        assertThat(hand.<ListView<?>, Boolean>of("rules-index", lists(), list -> {
                    list.applyCss();
                    return list.lookup(".sheet") != null
                            && list.lookup(".sheet").getEffect() == null;
                }))
                .isTrue();
    }

    @SuppressWarnings("unchecked") // a class literal knows no parameters
    private static Class<ListView<?>> lists() {
        return (Class<ListView<?>>) (Class<?>) ListView.class;
    }
}
