package org.polemarch.core.simulate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Streams;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Measures how fast a game can be played at random and copied, which is what limits a searching bot. There is no
 * listener, and answers are given by index.
 *
 * @param <S> the game's state
 */
public final class Bench<S extends GameState<S>> {

    private static final int POSITIONS = 256;
    private static final int SAMPLE_EVERY = 7;
    private static final int COPIES_PER_LOOK = 64;

    private final PreparedGame<S> prepared;
    private final long seed;
    private final int threads;
    private final int longest;

    public Bench(PreparedGame<S> prepared, long seed, int threads) {
        this.prepared = prepared;
        this.seed = seed;
        this.threads = threads;
        this.longest = prepared.info().longest();
    }

    /** What was measured, over all threads together. */
    public record Speed(double decisionsPerSecond, double copiesPerSecond, double gamesPerSecond, int threads) {

        public String json() {
            return String.format(
                    Locale.ROOT,
                    "{\"decisionsPerSecond\": %.0f, \"copiesPerSecond\": %.0f, \"gamesPerSecond\": %.1f,"
                            + " \"threads\": %d}",
                    decisionsPerSecond,
                    copiesPerSecond,
                    gamesPerSecond,
                    threads);
        }
    }

    private record Count(long decisions, long games, double seconds) {}

    /** Warms up, then measures playing and copying for that long each. */
    public Speed run(Duration warmUp, Duration measure) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            all(pool, thread -> games(thread, warmUp));
            all(pool, thread -> copies(thread, warmUp.dividedBy(2)));
            List<Count> played = all(pool, thread -> games(threads + thread, measure));
            List<Count> copied = all(pool, thread -> copies(thread, measure));
            double decisions = 0;
            double games = 0;
            double copies = 0;
            for (Count count : played) {
                decisions += count.decisions / count.seconds;
                games += count.games / count.seconds;
            }
            for (Count count : copied) {
                copies += count.decisions / count.seconds;
            }
            return new Speed(decisions, copies, games, threads);
        } finally {
            pool.shutdownNow();
        }
    }

    private interface Task {
        Count run(int thread);
    }

    private List<Count> all(ExecutorService pool, Task task) throws InterruptedException {
        List<Callable<Count>> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int thread = i;
            tasks.add(() -> task.run(thread));
        }
        List<Count> counts = new ArrayList<>();
        for (Future<Count> future : pool.invokeAll(tasks)) {
            try {
                counts.add(future.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("the game cannot be measured: " + e.getCause(), e.getCause());
            }
        }
        return counts;
    }

    private Count games(int thread, Duration time) {
        Chance chance = Streams.chance(seed, Streams.Kind.BENCH, thread);
        long begin = System.nanoTime();
        long decisions = 0;
        long games = 0;
        long elapsed;
        do {
            Game<S> game = prepared.start(Streams.derive(seed, Streams.Kind.GAME, (long) thread << 32 | games));
            for (int n = 0; n < longest && !game.over(); n++) {
                game.play(chance.below(game.moves().size()));
                decisions++;
            }
            games++;
            elapsed = System.nanoTime() - begin;
        } while (elapsed < time.toNanos() && !Thread.currentThread().isInterrupted());
        return new Count(decisions, games, elapsed / 1e9);
    }

    private Count copies(int thread, Duration time) {
        List<Game<S>> positions = positions(thread);
        long begin = System.nanoTime();
        long copies = 0;
        long used = 0;
        long elapsed;
        do {
            for (int i = 0; i < COPIES_PER_LOOK; i++) {
                Game<S> copy =
                        positions.get((int) (copies++ % positions.size())).copy();
                used += copy.decisions();
            }
            elapsed = System.nanoTime() - begin;
        } while (elapsed < time.toNanos() && !Thread.currentThread().isInterrupted());
        if (used < 0) {
            throw new IllegalStateException("no copy knows its decisions"); // keeps the copies from being left out
        }
        return new Count(copies, 0, elapsed / 1e9);
    }

    /** Positions from beginnings, middles and ends alike: whole games, every few answers. */
    private List<Game<S>> positions(int thread) {
        Chance chance = Streams.chance(seed, Streams.Kind.BENCH, -1L - thread);
        List<Game<S>> positions = new ArrayList<>();
        for (int number = 0; positions.size() < POSITIONS; number++) {
            Game<S> game = prepared.start(Streams.derive(seed, Streams.Kind.GAME, number));
            positions.add(game.copy());
            for (int n = 1; n < longest && !game.over(); n++) {
                game.play(chance.below(game.moves().size()));
                if (n % SAMPLE_EVERY == 0) {
                    positions.add(game.copy());
                }
            }
        }
        return positions;
    }
}
