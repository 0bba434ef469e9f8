package org.polemarch.core.bots;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;

/**
 * The answer after which the game stands best, one ply deep: each answer is tried in the same few imagined games, and
 * the game's own evaluation is averaged over them. The bot's own chance breaks ties.
 */
public final class GreedyBot implements Bot {

    private final int imaginedGames;

    public GreedyBot(int imaginedGames) {
        this.imaginedGames = imaginedGames;
    }

    @Override
    public int choose(Thinking thinking) {
        int count = thinking.moves().size();
        if (count == 1) {
            return 0;
        }
        double[] value = new double[count];
        for (int i = 0; i < imaginedGames && !thinking.interrupted(); i++) {
            ImaginedGame imagined = thinking.imagine();
            for (int move = 0; move < count; move++) {
                ImaginedGame tried = imagined.copy();
                tried.play(move);
                value[move] += tried.value(thinking.seat());
            }
        }
        return best(value, thinking);
    }

    private static int best(double[] value, Thinking thinking) {
        int best = 0;
        int equals = 1;
        for (int move = 1; move < value.length; move++) {
            if (value[move] > value[best]) {
                best = move;
                equals = 1;
            } else if (value[move] == value[best] && thinking.chance().below(++equals) == 0) {
                best = move;
            }
        }
        return best;
    }
}
