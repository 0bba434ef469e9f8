package org.polemarch.core.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * Information-set Monte Carlo tree search: every round imagines another game and walks down one {@link SearchTree} of
 * moves. It gives the answer that was tried most often. Several threads search one tree each and add up their trials,
 * so the same rounds on the same number of threads always give the same answer.
 *
 * <p>A bot plays one seat of one game: it keeps its trees from one pick of a plan to the next.
 */
public final class MctsBot implements Bot {

    private final int rounds;
    private final long nanos;
    private final int threads;
    private List<SearchTree> trees = List.of();
    private Move answer;

    private MctsBot(int rounds, long nanos, int threads) {
        this.rounds = rounds;
        this.nanos = nanos;
        this.threads = threads;
    }

    /** A bot that thinks for a number of rounds; the same chance gives the same answers. */
    public static MctsBot rounds(int rounds) {
        return new MctsBot(rounds, Long.MAX_VALUE, 1);
    }

    /** A bot that thinks for some milliseconds at every question. */
    public static MctsBot milliseconds(long budget) {
        return new MctsBot(Integer.MAX_VALUE, budget * 1_000_000, 1);
    }

    /** A bot that thinks for a number of rounds, but never longer than some milliseconds. */
    public static MctsBot rounds(int rounds, long milliseconds) {
        return new MctsBot(rounds, milliseconds * 1_000_000, 1);
    }

    /** The same bot on this many threads. */
    public MctsBot on(int threads) {
        return new MctsBot(rounds, nanos, threads);
    }

    @Override
    public int choose(Thinking thinking) {
        List<? extends Move> moves = thinking.moves();
        int best = moves.size() == 1 ? 0 : think(thinking, moves);
        answer = moves.get(best);
        return best;
    }

    private int think(Thinking thinking, List<? extends Move> moves) {
        long start = System.nanoTime();
        keep(thinking.seat(), moves);
        AtomicBoolean done = new AtomicBoolean();
        List<CompletableFuture<Void>> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            SearchTree tree = trees.get(i);
            Thinking aside = thinking.aside();
            others.add(CompletableFuture.runAsync(() ->
                    search(tree, aside, rounds / threads, () -> done.get() || System.nanoTime() - start >= nanos)));
        }
        try {
            int first = rounds - (threads - 1) * (rounds / threads);
            search(trees.get(0), thinking, first, () -> {
                if (!done.get() && (System.nanoTime() - start >= nanos || thinking.interrupted())) {
                    done.set(true);
                }
                return done.get();
            });
            others.forEach(CompletableFuture::join);
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        } finally {
            done.set(true);
        }
        return favourite(moves);
    }

    private static void search(SearchTree tree, Thinking thinking, int most, BooleanSupplier enough) {
        for (int round = 0; round < most && !enough.getAsBoolean(); round++) {
            tree.round(thinking.imagine(), thinking.chance(), enough);
        }
    }

    /** The trees of the previous answer, if this question continues it; otherwise new ones. */
    private void keep(Seat seat, List<? extends Move> moves) {
        List<SearchTree> kept = new ArrayList<>();
        for (SearchTree tree : trees) {
            tree.below(answer, moves).ifPresent(kept::add);
        }
        if (kept.size() != threads) {
            kept.clear();
            for (int i = 0; i < threads; i++) {
                kept.add(new SearchTree(seat, threads));
            }
        }
        trees = kept;
    }

    private int favourite(List<? extends Move> moves) {
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double standing = 0;
            for (SearchTree tree : trees) {
                standing += tree.standing(moves.get(i));
            }
            if (standing > highest) {
                highest = standing;
                best = i;
            }
        }
        return best;
    }
}
