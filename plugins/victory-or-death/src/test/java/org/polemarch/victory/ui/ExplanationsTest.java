package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Tip;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Table;
import org.polemarch.testkit.Toolkit;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.VictoryState;

/** Pointing at anything shows what it is, its figures, and where they come from. */
class ExplanationsTest {

    private static VictoryBoard board(Table<VictoryState> table, Seat seat) {
        VictoryBoard board =
                new VictoryBoard(Situations.nobody(), new VictoryOrDeathPlugin().words(), VictoryGeography.shipped());
        Toolkit.scene(board.node(), 1280, 800);
        board.show(Situations.of(table.game(), seat));
        return board;
    }

    private static String told(VictoryBoard board, String selector) {
        Node node = board.node().lookup(selector);
        return Tip.of(node).orElse("");
    }

    private static String told(VictoryBoard board, Target target) {
        return board.targets().node(target).flatMap(Tip::of).orElse("");
    }

    private static final Table<VictoryState> TABLE = Position.start()
            .hand("corinth", "cor-02", "cor-sb")
            .status("athens", "ath-01")
            .turn("corinth")
            .playStep();

    @Test
    void aScoreTellsItsPartsAndWhatTheCitiesOnTheBoardWillBring() {
        assertThat(Toolkit.call(() -> told(board(TABLE, new Seat(0, "corinth")), "#victory-oligarchs")))
                .isEqualTo("""
                        The Oligarchs have 0 Victory Points.
                        Now 2 Cities on the board: 2 more after round 3, the next Scoring Round.
                        The teams are level. A lead of 10 after a Scoring Round wins at once.""");
    }

    @Test
    void aSpaceTellsWhatItIsWhoIsThereAndWhatItBordersOn() {
        assertThat(Toolkit.call(() -> told(board(TABLE, new Seat(0, "corinth")), Target.space("athens"))))
                .isEqualTo("""
                        Athens: Land space.
                        Key Location: 3 Victory Points after round 15 for a Hoplite or City here.
                        Here: Hoplite of Athens, City of Athens.
                        Next to the Saronic Gulf, Attica.""");
    }

    @Test
    void everySpaceTellsItsNeighbours() {
        List<String> silent = new ArrayList<>();
        Toolkit.call(() -> {
            VictoryBoard board = board(TABLE, new Seat(0, "corinth"));
            for (Space space : Position.DATA.atlas().spaces()) {
                if (!told(board, Target.space(space.id())).contains("Next to ")) {
                    silent.add(space.name());
                }
            }
            return board;
        });
        assertThat(silent).isEmpty();
    }

    @Test
    void aCardTellsWhatStandsOnItAndWhatItsTypeDoes() {
        Toolkit.call(() -> {
            VictoryBoard board = board(TABLE, new Seat(0, "corinth"));
            assertThat(told(board, Target.card("cor-02")))
                    .startsWith("A Theban force made an armed entry into Plataea\n")
                    .contains("place a City in Boeotia")
                    .contains("A Prepare card: lay it face down");
            assertThat(told(board, Target.card("ath-01"))).contains("A Status card: once played it stays face up");
            return board;
        });
    }

    @Test
    void thePanelOfAPowerTellsItsFiguresToTheKeyboardToo() {
        Toolkit.call(() -> {
            VictoryBoard board = board(TABLE, new Seat(0, "corinth"));
            assertThat(told(board, "#victory-corinth"))
                    .contains("Corinth belongs to the Oligarchs and is number 1 in the order of turns.")
                    .contains("Corinth has 2 cards in hand. In its Draw step it draws until it has 7.");
            assertThat(board.node().lookup("#victory-corinth").isFocusTraversable())
                    .isTrue();
            return board;
        });
    }
}
