package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** The pages as they are opened to be drawn. */
class PageTest extends WindowTest {

    private static Session<?> finished(TestTable tables) {
        Session<?> session = tables.session("tablets", "greedy", "greedy");
        while (!session.over()) {
            session.botMove();
        }
        return session;
    }

    private void open(Page page, Session<?> session, int move) {
        hand.act(window -> page.open(window, hand.tables().desk(), session, move));
    }

    @Test
    void theTableIsLaidAsItStoodAfterThatMove() {
        openTablets();
        Session<?> session = finished(hand.tables());
        open(Page.TABLE, session, 1);
        assertThat(hand.model().session().decisions()).isEqualTo(1);
        hand.waitForText("prompt", "Nicias, write a number on your tablet");
        assertThat(session.over()).as("the game itself is as it was").isTrue();
    }

    @Test
    void theReplayStandsAtThatMoveOfTheWholeGame() {
        openTablets();
        open(Page.REPLAY, finished(hand.tables()), 2);
        hand.waitForText("where", "Move 2 of 4");
    }

    @Test
    void theEndIsTheEndWhateverTheMove() {
        openTablets();
        open(Page.END, finished(hand.tables()), 1);
        hand.waitForNode("sheet-end");
    }
}
