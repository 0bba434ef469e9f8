package org.polemarch.polis;

import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.model.PolisState;

/** Prints the text board of a greedy game after some decisions, for looking at it. */
public final class PolisShow {

    private PolisShow() {}

    public static void main(String[] arguments) {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(Long.parseLong(arguments[0]));
        Chance chance = Chance.seeded(1);
        for (int i = 0; i < Integer.parseInt(arguments[1]) && !game.over(); i++) {
            game.play(new GreedyBot(2).choose(new GameThinking<>(game, chance, () -> false)));
        }
        PolisPlugin plugin = new PolisPlugin();
        plugin.textBoard()
                .draw(game.book().game().project(game.state(), game.toAct()), plugin.words())
                .forEach(System.out::println);
    }
}
