package org.polemarch.launcher.compare;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Reckoning;
import org.polemarch.core.compare.Results;
import org.polemarch.core.compare.Run;
import org.polemarch.core.compare.Shard;
import org.polemarch.core.compare.Shelf;
import org.polemarch.core.report.Page;
import org.polemarch.core.report.Report;
import org.polemarch.core.wiring.SetupFault;

/**
 * An experiment that runs in the background while somebody watches. If it is cancelled, the games played so far stay in
 * its file, and it can be resumed.
 */
public final class Playing {

    private static final long FIRST_LOOK_MS = 1_000;
    private static final long MOST_BETWEEN_MS = 30_000;

    /** Listens to the experiment, on its threads. */
    public interface Onlooker {

        void progress(long done, long all);

        /** The report as far as it goes. */
        void report(Page page);

        /** It is over: finished, cancelled or failed. */
        void over(boolean complete, Optional<Throwable> failure);
    }

    private final Thread thread;
    private final AtomicLong done = new AtomicLong();
    private volatile boolean finished;

    private Playing(RunMaker maker, int threads, Onlooker onlooker) {
        thread = new Thread(() -> play(maker, threads, onlooker), "comparison");
        thread.setDaemon(true);
        thread.start();
    }

    @FunctionalInterface
    private interface RunMaker {
        Run make() throws IOException;
    }

    public static Playing start(Experiment experiment, Shelf shelf, Path file, int threads, Onlooker onlooker) {
        return new Playing(() -> Run.start(experiment, Shard.ALL, shelf, file), threads, onlooker);
    }

    public static Playing resume(Path file, Shelf shelf, int threads, Onlooker onlooker) {
        return new Playing(() -> Run.resume(file, shelf), threads, onlooker);
    }

    /** Returns at once; {@link Onlooker#over} follows. */
    public void cancel() {
        thread.interrupt();
    }

    private void play(RunMaker maker, int threads, Onlooker onlooker) {
        Thread looking = null;
        Run run = null;
        try {
            run = maker.make();
            long all = run.games();
            looking = looking(run.results(), onlooker::report);
            run.play(threads, played -> {
                done.set(played);
                onlooker.progress(played, all);
            });
            stop(looking);
            onlooker.report(Report.of(Reckoning.of(run.results())));
            onlooker.over(true, Optional.empty());
        } catch (InterruptedException | ClosedByInterruptException e) {
            stop(looking);
            cancelled(run, onlooker);
        } catch (IOException | RuntimeException | LinkageError | OutOfMemoryError e) {
            stop(looking);
            onlooker.over(false, Optional.of(e));
        }
    }

    /** After cancelling, everything played until then is shown. */
    private void cancelled(Run run, Onlooker onlooker) {
        Thread.interrupted(); // or the file could not be read
        try {
            if (run != null && done.get() > 0) {
                onlooker.report(Report.of(Reckoning.of(run.results())));
            }
            onlooker.over(false, Optional.empty());
        } catch (IOException | SetupFault e) {
            onlooker.over(false, Optional.of(e));
        }
    }

    /**
     * On another thread, because adding up must not hold up the thread that records games, for which the others wait.
     */
    private Thread looking(Results results, Consumer<Page> reader) {
        Thread made = new Thread(
                () -> {
                    long wait = FIRST_LOOK_MS;
                    long seen = 0;
                    try {
                        while (!finished) {
                            Thread.sleep(wait);
                            if (done.get() > seen && !finished) {
                                seen = done.get();
                                long begun = System.nanoTime();
                                reader.accept(Report.of(Reckoning.of(results)));
                                long took = (System.nanoTime() - begun) / 1_000_000;
                                wait = Math.min(MOST_BETWEEN_MS, Math.max(2 * wait, 10 * took));
                            }
                        }
                    } catch (InterruptedException | IOException e) {
                        Thread.currentThread().interrupt(); // the end of the run says what there is to say
                    }
                },
                "comparison so far");
        made.setDaemon(true);
        made.start();
        return made;
    }

    private void stop(Thread looking) {
        finished = true;
        if (looking != null) {
            looking.interrupt();
        }
    }
}
