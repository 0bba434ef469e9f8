package org.polemarch.core.bots;

import java.util.List;
import java.util.function.IntPredicate;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.play.Move;

/**
 * Information-set Monte Carlo tree search: every round imagines a game anew and walks down one common {@link SearchTree}
 * of moves. The answer that was tried most is given.
 */
public final class MctsBot implements Bot {

    private final IntPredicate goOn;

    private MctsBot(IntPredicate goOn) {
        this.goOn = goOn;
    }

    /** A bot that thinks for so many rounds; the same chance gives the same answers. */
    public static MctsBot rounds(int rounds) {
        return new MctsBot(done -> done < rounds);
    }

    /** A bot that thinks for so many milliseconds at every question. */
    public static Bot milliseconds(long budget) {
        return thinking -> {
            long end = System.nanoTime() + budget * 1_000_000;
            return new MctsBot(done -> System.nanoTime() - end < 0).choose(thinking);
        };
    }

    @Override
    public int choose(Thinking thinking) {
        List<? extends Move> moves = thinking.moves();
        if (moves.size() == 1) {
            return 0;
        }
        SearchTree tree = new SearchTree(thinking.seat(), thinking.chance());
        for (int done = 0; goOn.test(done) && !thinking.interrupted(); done++) {
            tree.round(thinking.imagine());
        }
        return tree.favourite(moves);
    }
}
