package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestTable;

/** What stands beside the board, where it is narrowest. */
class SidePanelTest extends WindowTest {

    private double right(String id) {
        return hand.of(
                id,
                Node.class,
                node -> node.localToScene(node.getLayoutBounds()).getMaxX());
    }

    @Test
    void thePhaseIsAsWideAsTheAnswersBelowIt() {
        TestTable tables = TestTable.only(folder, "pericles");
        hand = Stagehand.open(tables, 1024, 700);
        hand.act(window -> window.seated(tables.session("pericles", "Ann", "random", "random", "random")));
        hand.waitFor("a board", hand::boardIsThere);
        Stagehand.onFx(() -> {
            hand.root().applyCss();
            hand.root().layout();
            return true;
        });
        assertThat(right("where")).isLessThanOrEqualTo(right("answers") + 1);
    }
}
