package org.polemarch.launcher.table;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.launcher.words.Say;

/**
 * A bot that can say why: it tries every answer in the same few imagined games and remembers how each of them stood
 * afterwards. One adviser gives one piece of advice.
 */
public final class Adviser implements Bot {

    private static final int IMAGINED = 6;

    private double[] value = {};
    private int imagined;

    @Override
    public int choose(Thinking thinking) {
        double[] sum = new double[thinking.moves().size()];
        int games = 0;
        do {
            ImaginedGame game = thinking.imagine();
            for (int move = 0; move < sum.length; move++) {
                ImaginedGame tried = game.copy();
                tried.play(move);
                sum[move] += tried.value(thinking.seat());
            }
            games++;
        } while (games < IMAGINED && !thinking.interrupted());
        value = sum;
        imagined = games;
        return best(-1);
    }

    private int best(int except) {
        int best = -1;
        for (int move = 0; move < value.length; move++) {
            if (move != except && (best < 0 || value[move] > value[best])) {
                best = move;
            }
        }
        return best;
    }

    /** Why the answer at that place is the best, against the next best. */
    String why(java.util.List<? extends Move> moves, int chosen, Words words) {
        int next = best(chosen);
        if (next < 0 || imagined == 0) {
            return Say.of("hint.only");
        }
        long mine = percent(chosen);
        return mine == percent(next)
                ? Say.of("hint.equal", mine, words.say(moves.get(next)))
                : Say.of("hint.why", mine, words.say(moves.get(next)), percent(next));
    }

    private long percent(int move) {
        return Math.round(100 * value[move] / imagined);
    }
}
