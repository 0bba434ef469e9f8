package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;

/** The map of a board that is there all along stands still. */
class VictoryAlongTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();
    private static final int STILL = 120;

    private static VictoryBoard board(double width, double height) {
        VictoryBoard board = new VictoryBoard(Situations.nobody(), PLUGIN.words(), VictoryGeography.shipped());
        board.node().setStyle("-fx-font-size: 14px;");
        Toolkit.scene(board.node(), width, height);
        return board;
    }

    /** Plays a game by chance and looks at it before each decision. */
    private static void play(String people, long seed, int most, Consumer<Game<?>> look) {
        Game<?> game = PreparedGame.of(
                        PLUGIN,
                        List.of(),
                        PLUGIN.info().defaultSetup().withOption(Rulings.PEOPLE, people),
                        Optional.empty())
                .start(seed);
        Chance chance = Chance.seeded(seed);
        while (!game.over() && game.decisions() < most) {
            look.accept(game);
            game.play(chance.below(game.moves().size()));
        }
        look.accept(game);
    }

    private static Seat seat(int index) {
        return new Seat(index, Power.of(index).id());
    }

    /** With the eyes of whoever is asked and of one other seat in turn; sometimes with the beginning of an answer picked. */
    private static List<Situation> situations(Game<?> game) {
        List<Situation> all = new ArrayList<>();
        all.add(Situations.of(game, seat(game.decisions() % 4)));
        if (!game.over()) {
            all.add(Situations.of(game, game.toAct()));
            if (game.decisions() % 2 == 0) {
                int first = game.decisions() % game.moves().size();
                all.add(Situations.of(
                        game, game.toAct(), game.moves().get(first).targets().get(0)));
            }
        }
        return all;
    }

    /** Hands and answers come and go; only what is rare, such as the cards of a whole deck to choose from, moves the map. */
    @ParameterizedTest
    @CsvSource({"945, 720", "1265, 820"})
    void theMapStandsStill(double width, double height) {
        VictoryBoard board = Toolkit.call(() -> board(width, height));
        List<Double> heights = new ArrayList<>();
        play(
                "4",
                11,
                STILL,
                game -> Toolkit.call(() -> {
                    List<Situation> situations = situations(game);
                    for (Situation situation : situations) {
                        board.show(situation);
                        Toolkit.scene(board.node(), width, height);
                        heights.add(board.map().pane().getHeight());
                    }
                    return board;
                }));
        int moved = 0;
        for (int i = 1; i < heights.size(); i++) {
            moved += heights.get(i).equals(heights.get(i - 1)) ? 0 : 1;
        }
        assertThat(moved).as("moves of the map among %s", heights).isLessThan(heights.size() / 12);
    }
}
