package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Seating;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** Each of the games from the library to its end against bots. */
class WholeGamesTest extends WindowTest {

    private static final int OWN_ANSWERS = 6;

    @ParameterizedTest
    @ValueSource(strings = {"perikles", "polis", "pericles", "mountford", "victory-or-death"})
    void fromTheLibraryToTheEnd(String game) {
        open(TestTable.only(folder, game));
        hand.click("play-" + game);
        hand.waitForNode("start");
        var seats = hand.tables().desk().catalog().game(game).info().seats();
        for (int i = 1; i < seats.size(); i++) {
            hand.choose("seat-" + seats.get(i).id(), "Beginner");
        }
        hand.write("seed", "7");
        hand.click("start");
        TableModel model = hand.model();
        for (int i = 0; i < OWN_ANSWERS; i++) {
            hand.waitFor("a question", () -> model.stage() == Stage.ASKED);
            hand.answer(hand.answers().get(0));
        }
        hand.waitFor("a question", () -> model.stage() == Stage.ASKED || model.stage() == Stage.OVER);
        assertThat(hand.text("board-fault")).isEmpty();
        hand.act(window ->
                new Seating(model.session(), spec -> hand.tables().library().bot(game, spec)).handOver("random"));
        waitForTheEnd(model);
        hand.waitForNode("winners");
        assertThat(Stagehand.onFx(() -> model.stage())).isEqualTo(Stage.OVER);
        assertThat(hand.text("board-fault")).isEmpty();
        assertThat(hand.uncaught()).isEmpty();
    }

    /** As long as anything is played, somebody can wait. */
    private void waitForTheEnd(TableModel model) {
        while (Stagehand.onFx(model::stage) != Stage.OVER) {
            int before = Stagehand.onFx(() -> model.session().decisions());
            hand.waitFor("a move", () -> model.session().decisions() > before || model.stage() == Stage.OVER);
        }
    }
}
