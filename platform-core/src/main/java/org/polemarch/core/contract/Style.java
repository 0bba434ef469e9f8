package org.polemarch.core.contract;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;

/** How the games of a check are played. Random play sees the odd corners, greedy play the games people play. */
public enum Style {
    RANDOM,
    GREEDY;

    /** Three games in four are random. */
    static Style of(int game) {
        return game % 4 == 3 ? GREEDY : RANDOM;
    }

    /** The position of the answer to the question that stands. */
    public <S extends GameState<S>> int choose(Game<S> game, Chance chance) {
        Bot bot = this == RANDOM ? new RandomBot() : new GreedyBot(1);
        return bot.choose(new GameThinking<>(game, chance, () -> false));
    }
}
