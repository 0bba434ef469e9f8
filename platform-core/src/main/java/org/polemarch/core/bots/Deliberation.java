package org.polemarch.core.bots;

import java.util.List;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.play.Move;

/** What a search thinks of the answers to one question, as far as the seat that is asked can know. */
public final class Deliberation {

    private final List<? extends Move> moves;
    private final SearchTree tree;

    private Deliberation(List<? extends Move> moves, SearchTree tree) {
        this.moves = moves;
        this.tree = tree;
    }

    public static Deliberation on(Thinking thinking, Budget budget) {
        SearchTree tree = new SearchTree(thinking.seat(), 1);
        each(thinking, budget, () -> tree.round(thinking.imagine(), thinking.chance(), thinking::interrupted));
        return new Deliberation(thinking.moves(), tree);
    }

    /** Thinks at least once, so that there is an answer. */
    private static int each(Thinking thinking, Budget budget, Runnable round) {
        long start = System.nanoTime();
        int done = 0;
        do {
            round.run();
            done++;
        } while (done < budget.rounds()
                && System.nanoTime() - start < budget.milliseconds() * 1_000_000
                && !thinking.interrupted());
        return done;
    }

    /** The answer that was tried most. */
    public int best() {
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            if (tree.standing(moves.get(i)) > tree.standing(moves.get(best))) {
                best = i;
            }
        }
        return best;
    }

    /**
     * How the seat stands after an answer, from 0 to 1. The fewer trials an answer has had, the less reliable this is.
     */
    public double chances(int answer) {
        return tree.value(moves.get(answer));
    }

    /** How the seat stands after each of two answers, from 0 to 1: both are followed in the same games and equally far. */
    public static double[] weigh(int one, int other, Thinking thinking, Budget budget) {
        int[] answers = {one, other};
        SearchTree[] trees = {new SearchTree(thinking.seat(), 2), new SearchTree(thinking.seat(), 2)};
        double[] sums = new double[2];
        int rounds = each(thinking, budget, () -> {
            ImaginedGame game = thinking.imagine();
            for (int i = 0; i < 2; i++) {
                ImaginedGame tried = game.copy();
                tried.play(answers[i]);
                ImaginedGame end = trees[i].round(tried, thinking.chance(), thinking::interrupted);
                sums[i] += end.value(thinking.seat());
            }
        });
        return new double[] {sums[0] / rounds, sums[1] / rounds};
    }
}
