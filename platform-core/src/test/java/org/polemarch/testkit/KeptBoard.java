package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Scene;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/**
 * A board draws only what has changed. One that is shown a whole game, with the eyes of every seat, must look like one that
 * sees a single moment of it.
 */
public final class KeptBoard {

    /** No divisor of anything that recurs in a game. */
    private static final int BETWEEN_LOOKS = 83;

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

    private final BoardViewPlugin view;
    private final Words words;

    public KeptBoard(BoardViewPlugin view, Words words) {
        this.view = view;
        this.words = words;
    }

    /** Fails at the first moment of a random game at which the board that was kept looks different from a fresh one. */
    public <S extends GameState<S>> void seesAGame(PreparedGame<S> prepared, long seed) {
        BoardView kept = Toolkit.call(this::board);
        Game<S> game = prepared.start(seed);
        Chance chance = Chance.seeded(seed);
        Set<Class<?>> kinds = new HashSet<>();
        for (int moment = 0; !game.over(); moment++) {
            List<Situation> situations = situations(game, prepared.setup().seats(), moment);
            Situation last = situations.get(situations.size() - 1);
            show(kept, situations);
            if (kinds.add(game.question().frame().getClass()) || moment % BETWEEN_LOOKS == 0) {
                compare(kept, last, "move " + moment + ", seen by " + last.viewer());
            }
            game.play(chance.below(game.moves().size()));
        }
        for (Seat seat : prepared.setup().seats()) {
            Situation end = Situations.of(game, seat);
            show(kept, List.of(end));
            compare(kept, end, "the end, seen by " + seat);
        }
    }

    /** What the asked seat sees, with something picked and without, and what another sees; each comes last in its turn. */
    private static <S extends GameState<S>> List<Situation> situations(Game<S> game, List<Seat> seats, int moment) {
        Set<Target> beginnings = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            move.targets().stream().findFirst().ifPresent(beginnings::add);
        }
        List<Situation> situations = new ArrayList<>();
        if (!beginnings.isEmpty()) {
            situations.add(
                    Situations.of(game, game.toAct(), List.copyOf(beginnings).get(moment % beginnings.size())));
        }
        situations.add(Situations.of(game, seats.get(moment % seats.size())));
        situations.add(Situations.of(game, game.toAct()));
        Collections.rotate(situations, moment);
        return situations;
    }

    private BoardView board() {
        BoardView board = view.create(Situations.nobody(), words);
        new Scene(board.node(), WIDTH, HEIGHT);
        board.node().resize(WIDTH, HEIGHT);
        return board;
    }

    private static void show(BoardView board, List<Situation> situations) {
        Toolkit.call(() -> {
            situations.forEach(board::show);
            return board;
        });
    }

    private void compare(BoardView kept, Situation situation, String when) {
        List<String> difference = Toolkit.call(() -> {
            BoardView fresh = board();
            fresh.show(situation);
            return Seen.difference(Seen.of(kept.node()), Seen.of(fresh.node()));
        });
        assertThat(difference)
                .as("what a board shows that was kept, and what a fresh one shows at " + when)
                .isEmpty();
    }
}
