package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Focus;

/** What is laid over a page has the keyboard until it is gone. */
class SheetsTest extends WindowTest {

    private boolean focusIsIn(String id) {
        return Stagehand.onFx(() -> {
            Node owner = hand.window().root().getScene().getFocusOwner();
            Node sheet = hand.window().root().lookup("#" + id);
            return owner != null && sheet != null && Focus.isWithin(owner, sheet::equals);
        });
    }

    private void focus(String id) {
        hand.waitForNode(id);
        hand.act(window -> window.root().lookup("#" + id).requestFocus());
    }

    @Test
    void aSheetTakesTheKeyboardAndGivesItBack() {
        openTablets();
        hand.waitForNode("library-filter");
        focus("rules-tablets");
        hand.click("rules-tablets");
        assertThat(focusIsIn("rules-search"))
                .as("whoever opens the rules looks for something")
                .isTrue();
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("aside-rules");
        assertThat(focusIsIn("rules-tablets")).isTrue();
    }

    @Test
    void whatLiesBelowASheetIsNotReached() {
        openTablets();
        hand.waitForNode("library-filter");
        hand.key(KeyCode.COMMA, true);
        hand.waitForNode("sheet-preferences");
        assertThat(focusIsIn("look")).isTrue();
        focus("play-tablets"); // as Tab would after the last field
        assertThat(focusIsIn("look")).isTrue();
        focus("library-filter");
        assertThat(focusIsIn("sheet-preferences")).isTrue();
    }

    @Test
    void whoeverClosesTheNoticeOfWorkDoesNotWantItAnyMore() throws InterruptedException {
        openTablets();
        hand.waitForNode("library-filter");
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicBoolean came = new AtomicBoolean();
        AtomicBoolean dropped = new AtomicBoolean();
        hand.act(window -> window.sheets()
                .await(
                        "Something long",
                        () -> mayEnd.getCount() == 0 || waited(mayEnd),
                        result -> came.set(true),
                        failure -> came.set(true),
                        () -> dropped.set(true)));
        hand.waitForNode("sheet-busy");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("sheet-busy");
        mayEnd.countDown();
        CountDownLatch after = new CountDownLatch(1);
        hand.act(window -> Background.run(() -> true, done -> after.countDown(), failure -> after.countDown()));
        after.await();
        assertThat(dropped).isTrue();
        assertThat(came).isFalse();
    }

    private static boolean waited(CountDownLatch latch) throws InterruptedException {
        latch.await();
        return true;
    }

    @Test
    void thatPreferencesCannotBeKeptIsToldOnce() {
        open(TestTable.of(folder, TestJar.tablets())
                .keepingPreferencesIn(folder.resolve("plugins/tablets.jar/no-folder"))); // a file is in its way
        hand.waitForNode("library-filter");
        hand.key(KeyCode.COMMA, true);
        hand.write("player-name", "A");
        hand.waitForNode("sheet-told");
        hand.click("ok");
        hand.waitForNone("sheet-told");
        hand.write("player-name", "An");
        hand.write("player-name", "Ann");
        assertThat(hand.isThere("sheet-told")).isFalse();
    }
}
