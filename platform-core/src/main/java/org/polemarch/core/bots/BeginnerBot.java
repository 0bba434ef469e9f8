package org.polemarch.core.bots;

import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;

/**
 * Plays as people do in their first game: it sees one step ahead, overlooks every third answer where there are many,
 * and can't tell answers apart that are nearly as good. It never plays at random: among the answers it does look at, it
 * avoids plain blunders like everybody else.
 */
final class BeginnerBot implements Bot {

    /** With this few answers, it overlooks none. */
    private static final int FEW = 3;

    private static final int OVERLOOKED_ONE_IN = 3;

    /** How far off a judgement may be, in standard deviations of what was looked at. */
    private static final double MISJUDGED = 1.0;

    private static final int GRAIN = 1024;

    @Override
    public int choose(Thinking thinking) {
        int count = thinking.moves().size();
        if (count == 1) {
            return 0;
        }
        ImaginedGame game = thinking.imagine();
        double[] value = new double[count];
        boolean[] seen = new boolean[count];
        Spread spread = new Spread();
        int kept = thinking.chance().below(count); // at least one answer is not overlooked
        for (int move = 0; move < count; move++) {
            boolean overlooked = count > FEW && thinking.chance().below(OVERLOOKED_ONE_IN) == 0;
            if (move == kept || !overlooked) {
                ImaginedGame tried = game.copy();
                tried.play(move);
                value[move] = tried.value(thinking.seat());
                spread.add(value[move]);
                seen[move] = true;
            }
        }
        int best = kept;
        double highest = Double.NEGATIVE_INFINITY;
        for (int move = 0; move < count; move++) {
            if (seen[move]) {
                double luck = thinking.chance().below(GRAIN) / (double) GRAIN - 0.5;
                double judged = value[move] + MISJUDGED * spread.deviation() * luck;
                if (judged > highest) {
                    highest = judged;
                    best = move;
                }
            }
        }
        return best;
    }
}
