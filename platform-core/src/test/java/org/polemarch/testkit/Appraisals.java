package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** What an evaluation that names its parts promises, held against games played at random. */
public final class Appraisals {

    private static final int GAMES = 3;

    private Appraisals() {}

    /**
     * At every position of some games the parts add up to what the evaluation squashes, and each has words.
     *
     * @param scale what the sum is divided by before it is squashed
     */
    public static void check(GamePlugin plugin, double scale) {
        PreparedGame<?> prepared =
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        for (int seed = 0; seed < GAMES; seed++) {
            check(prepared, seed, scale);
        }
    }

    private static <S extends GameState<S>> void check(PreparedGame<S> prepared, int seed, double scale) {
        Game<S> game = prepared.start(seed);
        Words words = prepared.words();
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            for (Seat seat : prepared.setup().seats()) {
                Appraisal appraisal = prepared.book().game().appraise(game.state(), seat);
                assertThat(appraisal.parts()).isNotEmpty().allMatch(part -> words.has("part." + part.id()));
                assertThat(1 / (1 + Math.exp(-appraisal.sum() / scale)))
                        .isCloseTo(prepared.book().game().evaluate(game.state(), seat), within(1e-6));
            }
            game.play(chance.below(game.moves().size()));
        }
    }

    /** The parts of the seat's own that are better in one position than in another, then those that are worse. */
    public static <S extends GameState<S>> List<String> changes(BoardGame<S> game, S before, S after, Seat seat) {
        Appraisal change = game.appraise(after, seat).since(game.appraise(before, seat));
        List<String> better = new ArrayList<>();
        List<String> worse = new ArrayList<>();
        for (Appraisal.Part part : change.parts()) {
            if (part.sense() != Appraisal.Sense.RIVAL && Math.abs(part.points()) > 1e-9) {
                (part.points() > 0 ? better : worse).add((part.points() > 0 ? "+" : "-") + part.id());
            }
        }
        better.addAll(worse);
        return better;
    }
}
