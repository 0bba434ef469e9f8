package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.window.replay.ReplayScreen;
import org.polemarch.launcher.window.table.TableScreen;

/** After the game: the chances, what cost most, and another try. */
class AnalysisTest extends WindowTest {

    /** A game of Polis in which both have made any move. */
    private Session<?> played() {
        open(TestTable.only(folder, "polis"));
        Session<?> session = hand.tables().session("polis", "random", "random");
        while (!session.over()) {
            session.botMove();
        }
        return session;
    }

    private void showEnd(Session<?> session) {
        hand.act(window -> window.table(session, hand.tables().desk().newSave("polis")));
        hand.click("score-more");
        hand.waitForNode("score-chart");
    }

    @Test
    void fromTheEndOfAGameOneTriesAgainBeforeTheMistake() {
        Session<?> session = played();
        showEnd(session);
        hand.click("end-analyse");
        hand.waitForNode("analysis-sheet");
        hand.waitForNode("chances-chart");
        hand.click("again-1");
        hand.waitFor(
                "another try",
                () -> hand.window().screen() instanceof TableScreen table
                        && table.model().session().decisions() < session.decisions());
    }

    @Test
    void onTheReplayPageOneLooksAtTheMistake() {
        Session<?> session = played();
        hand.act(window -> window.replay(
                session,
                hand.tables().desk().newSave("polis"),
                Optional.of(session.setup().seats().get(0)),
                session.decisions()));
        hand.click("analyse");
        hand.waitForNode("look-1");
        hand.click("look-1");
        assertThat(hand.window().screen()).isInstanceOf(ReplayScreen.class);
        assertThat(hand.text("where")).doesNotContain("Move " + session.decisions() + " of");
    }

    @Test
    void whoeverClosesTheSheetHearsNoMoreOfIt() {
        Session<?> session = played();
        showEnd(session);
        hand.click("end-analyse");
        hand.waitForNode("analysis-bar");
        hand.click("analysis-cancel");
        assertThat(Stagehand.onFx(() -> hand.window().sheets().top())).isEmpty();
    }

    @Test
    void aBotIsAskedWhyItMoved() {
        openTablets();
        Session<?> session = hand.tables().session("tablets", "Ann", "random");
        hand.act(window -> window.table(session, hand.tables().desk().newSave("tablets")));
        hand.answer("Write 3");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.act(window -> window.screen().commands().stream()
                .filter(command -> command.id().equals("why"))
                .forEach(command -> command.run().run()));
        assertThat(hand.text("notice")).contains("Nothing you can see improved for Nicias");
    }
}
