package org.polemarch.core.contract.trial;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;

/**
 * How the games of a check are played. Random play reaches odd corners, greedy play the kind of games people play, and
 * mixed play the odd corners of those.
 */
public enum Style {
    RANDOM,
    GREEDY,
    MIXED;

    private static final int STRAYS = 4;

    /** Of four games two are random, one is greedy and one mixed. */
    public static Style of(int game) {
        return switch (game % 4) {
            case 1 -> MIXED;
            case 3 -> GREEDY;
            default -> RANDOM;
        };
    }

    /** The position of the answer to the question that stands. */
    public <S extends GameState<S>> int choose(Game<S> game, Chance chance) {
        boolean random = this == RANDOM || (this == MIXED && chance.below(STRAYS) == 0);
        Bot bot = random ? new RandomBot() : new GreedyBot(1);
        return bot.choose(new GameThinking<>(game, chance, () -> false));
    }
}
