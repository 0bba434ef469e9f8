package org.polemarch.core.compare;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.simulate.Pulse;
import org.polemarch.core.wiring.SetupFault;

/**
 * Plays an experiment, or a shard of it, and appends its games to a file, seed by seed. All games of a seed are played by one
 * thread; how many threads there are, and where a run was cut off and resumed, changes nothing in the file.
 */
public final class Run {

    private static final int AHEAD = 8;
    private static final long PROGRESS_EVERY_MS = 100;

    private final List<Contestant> contestants;
    private final Results results;

    private Run(List<Contestant> contestants, Results results) {
        this.contestants = contestants;
        this.results = results;
    }

    /** Begins a new file of results; reports anything that isn't installed right away. */
    public static Run start(Experiment experiment, Shard shard, Shelf shelf, Path file) throws IOException {
        List<Contestant> contestants = wired(experiment, shelf);
        Header header = header(experiment, contestants, shelf, shard.from(experiment), shard.to(experiment));
        return new Run(contestants, Results.create(file, header));
    }

    /** Continues a file of results; the plugins must be the same. */
    public static Run resume(Path file, Shelf shelf) throws IOException {
        Results results = Results.open(file);
        List<Contestant> contestants = wired(results.experiment(), shelf);
        Header was = results.header();
        if (!header(results.experiment(), contestants, shelf, was.from(), was.to())
                .equals(was)) {
            throw new SetupFault(file + " was begun with other plugins than those installed now; begin again with"
                    + " another file");
        }
        return new Run(contestants, results);
    }

    private static List<Contestant> wired(Experiment experiment, Shelf shelf) {
        List<Contestant> contestants = new ArrayList<>();
        for (Experiment.Arm arm : experiment.arms()) {
            contestants.add(new Contestant(arm, contestants.size(), shelf));
        }
        return contestants;
    }

    private static Header header(Experiment experiment, List<Contestant> contestants, Shelf shelf, long from, long to)
            throws IOException {
        SortedMap<String, String> plugins = new TreeMap<>();
        for (String what : experiment.whats()) {
            PluginHashes.of(What.parse(what), shelf, plugins);
        }
        return Header.of(
                experiment, plugins, contestants.stream().map(Contestant::info).toList(), from, to);
    }

    public Results results() {
        return results;
    }

    /** How many games there are to play in this file, those already played among them. */
    public long games() {
        long games = 0;
        for (long seed = results.header().from(); seed < results.header().to(); seed++) {
            games += results.header().linesOf(seed);
        }
        return games;
    }

    /**
     * Plays what is not played yet.
     *
     * @param progress receives now and then, on this thread, how many of the {@link #games} have been played
     * @throws InterruptedException if this thread is interrupted; what is in the file stays and can be resumed
     */
    public void play(int threads, LongConsumer progress) throws IOException, InterruptedException {
        AtomicBoolean stopped = new AtomicBoolean();
        ExecutorService pool = Executors.newFixedThreadPool(threads, Run::daemon);
        long seed = results.next();
        long next = seed;
        long done = 0;
        for (long each = results.header().from(); each < seed; each++) {
            done += results.header().linesOf(each);
        }
        Deque<Task> tasks = new ArrayDeque<>();
        try (FileChannel channel = results.append(seed)) {
            progress.accept(done);
            while (seed < results.header().to()) {
                while (tasks.size() < threads * AHEAD && next < results.header().to()) {
                    long number = next++;
                    Pulse pulse = new Pulse();
                    tasks.add(new Task(pool.submit(() -> seed(number, pulse, stopped)), pulse));
                }
                List<GameLine> lines = await(tasks, done, progress);
                Results.write(channel, lines);
                done += lines.size();
                seed++;
                progress.accept(done);
            }
            channel.force(true);
        } finally {
            stopped.set(true);
            pool.shutdownNow();
        }
    }

    private record Task(Future<List<GameLine>> lines, Pulse pulse) {}

    private static List<GameLine> await(Deque<Task> tasks, long done, LongConsumer progress)
            throws InterruptedException {
        Duration patience = Watchdog.usualPatience();
        while (true) {
            try {
                List<GameLine> lines = tasks.getFirst().lines.get(PROGRESS_EVERY_MS, TimeUnit.MILLISECONDS);
                tasks.removeFirst();
                return lines;
            } catch (TimeoutException e) {
                progress.accept(done);
                tasks.forEach(task -> task.pulse.check(patience));
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thread of the experiment failed: " + e.getCause(), e.getCause());
            }
        }
    }

    private List<GameLine> seed(long seed, Pulse pulse, AtomicBoolean stopped) {
        long base = results.experiment().seed();
        List<GameLine> lines = new ArrayList<>();
        for (long game = 2 * seed;
                game < Math.min(2 * seed + 2, results.experiment().games());
                game++) {
            Optional<long[]> first = Optional.empty();
            for (int arm = 0; arm < contestants.size() && !stopped.get(); arm++) {
                Optional<long[]> twin = isTwin(arm) ? first : Optional.empty();
                Contestant.Result result = contestants.get(arm).play(game, base, twin, pulse, stopped::get);
                lines.add(result.line());
                if (arm == 0 && !result.line().failed()) {
                    first = Optional.of(result.prints());
                }
            }
        }
        return lines;
    }

    /** Whether a thing that is played is the game of the first WHAT by other rules. */
    private boolean isTwin(int arm) {
        Header.ArmInfo info = results.header().arms().get(arm);
        return arm > 0
                && !info.skill()
                && info.game().equals(results.header().arms().get(0).game());
    }

    /** A rule that never returns must not keep the program alive. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "experiment");
        thread.setDaemon(true);
        return thread;
    }
}
