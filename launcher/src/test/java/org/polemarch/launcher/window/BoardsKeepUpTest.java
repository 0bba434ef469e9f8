package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Boards;
import org.polemarch.launcher.window.board.Untouched;

/**
 * Boards draw only what has changed. One that was looked at all along, with everybody's eyes in turn, says what one says
 * that is shown the last situation alone: no part of it has stayed behind.
 */
class BoardsKeepUpTest extends WindowTest {

    private static final int LOOK = 15;
    private static final String STAGE = "pm-stage";

    @ParameterizedTest
    @CsvSource({
        "perikles, 4, 150",
        "pericles, 4, 210",
        "polis, 2, 60",
        "mountford, 2, 150",
        "victory-or-death, 4, 150",
    })
    void noPartStaysBehind(String id, int seats, int moves) {
        String[] persons = new String[seats];
        Arrays.fill(persons, "Ann");
        open(TestTable.only(folder, id));
        InstalledGame game = hand.tables().catalog().game(id);
        Session<?> session = hand.tables().session(id, persons);
        hand.act(window -> {
            TableModel model = new TableModel(session);
            Chance chance = Chance.seeded(3);
            BoardView watched = board(game, model);
            for (int i = 0; i < moves && model.stage() != Stage.OVER; i++) {
                var choices = model.choices("");
                model.choose(choices.get(chance.below(choices.size())).move());
                watched.show(model.situation());
                if (i % LOOK == 0) {
                    BoardView fresh = board(game, model);
                    boolean fight = SceneWords.isShown(fresh.node(), STAGE);
                    assertThat(words(watched, fight)).as("after move " + i).isEqualTo(words(fresh, fight));
                }
            }
        });
    }

    private static BoardView board(InstalledGame game, TableModel model) {
        BoardView board = Boards.of(game, new Untouched(), model.session().prepared());
        board.show(model.situation());
        return board;
    }

    /**
     * In order of the alphabet: which of two pieces came first is no matter. Between fights the stage keeps the last one in
     * sight, of which a board that was not there knows nothing; while there is one, both show it.
     */
    private static List<String> words(BoardView board, boolean fight) {
        List<String> words =
                new ArrayList<>(fight ? SceneWords.seen(board.node()) : SceneWords.seenBut(board.node(), STAGE));
        words.sort(null);
        return words;
    }
}
