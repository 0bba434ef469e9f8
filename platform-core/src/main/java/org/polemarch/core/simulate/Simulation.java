package org.polemarch.core.simulate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.GameState;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Many games between bots, on many threads. Each game has a seed of its own, derived from the seed of the run and its
 * number, and each bot in it a stream of chance of its own; results are added up in whole numbers. So the same seed gives
 * the same report whatever the number of threads, provided the bots do not look at a clock.
 *
 * <p>What is kept does not grow with the number of games.
 */
public final class Simulation {

    private static final long PROGRESS_EVERY_MS = 100;

    /** A seat's bot: the name it is chosen by, and a new one for each game. */
    public record Player(String name, Supplier<? extends Bot> bots) {
        public Player {
            Objects.requireNonNull(name);
            Objects.requireNonNull(bots);
        }
    }

    private Simulation() {}

    /**
     * Plays the games.
     *
     * @param players one for each seat, in seat order
     * @param progress is told now and then, on the calling thread, how many games are done
     * @throws RuleFault if a rule or a bot does not return
     * @throws InterruptedException if the calling thread is interrupted; the games are then given up
     */
    public static <S extends GameState<S>> SimulationReport run(
            PreparedGame<S> prepared, List<Player> players, long games, long seed, int threads, LongConsumer progress)
            throws InterruptedException {
        int seats = prepared.setup().seats().size();
        if (players.size() != seats || games < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    players.size() + " bots for " + seats + " seats, " + games + " games, " + threads + " threads");
        }
        AtomicLong next = new AtomicLong();
        AtomicLong done = new AtomicLong();
        AtomicBoolean stopped = new AtomicBoolean();
        List<Pulse> pulses = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads, Simulation::daemon);
        try {
            List<Future<Tally>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                Worker<S> worker = new Worker<>(prepared, players, seed, stopped::get);
                pulses.add(worker.pulse());
                parts.add(pool.submit(() -> {
                    for (long game = next.getAndIncrement();
                            game < games && !stopped.get();
                            game = next.getAndIncrement()) {
                        worker.play(game);
                        done.incrementAndGet();
                    }
                    return worker.tally();
                }));
            }
            Tally sum = new Tally(seats);
            for (Future<Tally> part : parts) {
                sum.add(await(part, done, progress, pulses));
            }
            progress.accept(games);
            return SimulationReport.of(
                    prepared, players.stream().map(Player::name).toList(), games, seed, sum);
        } finally {
            stopped.set(true);
            pool.shutdownNow();
        }
    }

    /** A rule that never returns must not keep the program alive. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "simulation");
        thread.setDaemon(true);
        return thread;
    }

    private static Tally await(Future<Tally> part, AtomicLong done, LongConsumer progress, List<Pulse> pulses)
            throws InterruptedException {
        Duration patience = Watchdog.usualPatience();
        while (true) {
            try {
                return part.get(PROGRESS_EVERY_MS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                progress.accept(done.get());
                pulses.forEach(pulse -> pulse.check(patience));
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thread of the simulation failed: " + e.getCause(), e.getCause());
            }
        }
    }
}
