package org.example.scout;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;

/**
 * Tries each answer in the same few imagined games, plays each of them a little further at random, and gives the answer
 * with the best average.
 */
final class ScoutBot implements Bot {

    /** How many answers it looks ahead after its own. */
    private static final int AHEAD = 2;

    private final int games;

    ScoutBot(int games) {
        this.games = games;
    }

    @Override
    public int choose(Thinking thinking) {
        int count = thinking.moves().size();
        if (count == 1) {
            return 0;
        }
        double[] value = new double[count];
        for (int i = 0; i < games && !thinking.interrupted(); i++) {
            ImaginedGame imagined = thinking.imagine();
            for (int move = 0; move < count; move++) {
                value[move] += value(imagined.copy(), move, thinking);
            }
        }
        int best = 0;
        for (int move = 1; move < count; move++) {
            best = value[move] > value[best] ? move : best;
        }
        return best;
    }

    private static double value(ImaginedGame game, int move, Thinking thinking) {
        game.play(move);
        for (int i = 0; i < AHEAD && !game.over(); i++) {
            game.play(thinking.chance().below(game.moves().size()));
        }
        return game.value(thinking.seat());
    }
}
