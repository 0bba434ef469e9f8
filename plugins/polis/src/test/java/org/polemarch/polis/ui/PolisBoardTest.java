package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.battles.Attack;

/** The board shows every position, and everything that can be said can be clicked. */
class PolisBoardTest {

    private final PolisPlugin plugin = new PolisPlugin();

    private PolisBoard board() {
        PolisBoard board = new PolisBoard(new PolisPictures.Nobody(), plugin.words());
        board.node().setPrefSize(1280, 800);
        Toolkit.scene(board.node(), 1280, 800);
        return board;
    }

    @Test
    void everyAnswerOfAGameCanBeClicked() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(19);
        Chance chance = Chance.seeded(1);
        PolisBoard board = Toolkit.call(this::board);
        int shown = 0;
        while (!game.over()) {
            if (game.decisions() % 11 == 0 || game.state().combat().laid() == 3) {
                Seat asked = game.toAct();
                List<String> missing = Toolkit.call(() -> missing(board, game, asked));
                assertThat(missing).as("answers to %s", game.question().frame()).isEmpty();
                shown++;
            }
            game.play(new GreedyBot(1).choose(new GameThinking<>(game, chance, () -> false)));
        }
        assertThat(shown).isGreaterThan(9);
    }

    /** Targets of answers that no node stands for, after the first target of the answer was picked. */
    private static List<String> missing(PolisBoard board, Game<PolisState> game, Seat asked) {
        List<String> missing = new ArrayList<>();
        Set<Target> beginnings = new LinkedHashSet<>();
        game.moves().forEach(move -> beginnings.add(move.targets().get(0)));
        for (Target first : beginnings) {
            board.show(picked(game, asked, first));
            for (Move move : game.moves()) {
                if (move.targets().get(0).equals(first)) {
                    for (Target target : move.targets()) {
                        if (board.targets().node(target).isEmpty()) {
                            missing.add(move.notation() + " has no " + target);
                        }
                    }
                }
            }
        }
        return missing;
    }

    private static Situation picked(Game<PolisState> game, Seat asked, Target first) {
        Situation open = PolisPictures.situation(game, asked);
        Set<Target> lit = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            if (move.targets().contains(first)) {
                lit.addAll(move.targets());
            }
        }
        lit.remove(first);
        return new Situation(
                open.viewer(), open.view(), open.question(), lit, List.of(first), open.news(), open.outcome());
    }

    @Test
    void aBattleShowsTheOwnHandOnly() {
        PolisTable table = PolisTable.of("round omega | boiotia athens 3 sparta 3")
                .battle("boiotia", "sparta")
                .hand("sparta", "boiotia", "phalanx-othismos", "toxotis-voli", "ippiko-antistasi")
                .hand("athens", "boiotia", "peltasta-antistasi", "salpinx-enedra", "toxotis-proothisi")
                .run(new Attack.Lay(Side.SPARTA));
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(PolisPictures.situation(table.game(), Side.SPARTA.seat()));
            assertThat(board.targets().node(Target.card("phalanx-othismos"))).isPresent();
            assertThat(board.targets().node(Target.card("salpinx-enedra"))).isEmpty();
            return board;
        });
    }

    @Test
    void onlyWhatCanBeSaidIsLit() {
        PolisTable table = PolisTable.of("attika athens 1 | kyklades sparta 1").turn("athens");
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(PolisPictures.situation(table.game(), Side.ATHENS.seat()));
            assertThat(board.targets().isLit(Target.button("move-hoplites"))).isTrue();
            assertThat(board.targets().isLit(Target.button("civil-war"))).isFalse();
            assertThat(board.targets().isLit(Target.space("boiotia"))).isTrue();
            assertThat(board.targets().isLit(Target.space("ionia"))).isFalse();
            return board;
        });
    }
}
