package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.trial.Faults;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/**
 * One game object serves many threads: games played at the same time have the same results as games played alone. This
 * is checked by playing games one by one and then all at once.
 */
public final class GamesRunTogether implements Promise {

    private static final int THREADS = 4;
    private static final int ROUNDS = 3;

    @Override
    public String name() {
        return "many games run together";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {};
    }

    /** What went wrong with one of the games when they were played together. */
    public record Clash(long seed, String message) {}

    /** Plays these games again, several at a time and each several times; empty if all come out as before. */
    public static <S extends GameState<S>> Optional<Clash> together(
            PreparedGame<S> prepared, List<Transcript> games, Runnable beat) {
        ConcurrentLinkedQueue<Clash> clashes = new ConcurrentLinkedQueue<>();
        AtomicInteger next = new AtomicInteger();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Thread thread = new Thread(
                    () -> {
                        await(start);
                        for (int n = next.getAndIncrement();
                                n < games.size() * ROUNDS && clashes.isEmpty();
                                n = next.getAndIncrement()) {
                            again(prepared, games.get(n % games.size()), beat).ifPresent(clashes::add);
                        }
                    },
                    "contract check, together");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        start.countDown();
        threads.forEach(GamesRunTogether::join);
        return Optional.ofNullable(clashes.peek());
    }

    private static <S extends GameState<S>> Optional<Clash> again(
            PreparedGame<S> prepared, Transcript transcript, Runnable beat) {
        String remedy =
                "; rules and the game object are shared by all threads, so they must have no field that changes,"
                        + " not even a list or array that is filled again each time";
        try {
            Game<S> game = prepared.start(transcript.seed());
            for (String answer : transcript.answers()) {
                beat.run();
                game.play(answer);
            }
            Transcript.Line last = transcript.lines().get(transcript.decisions());
            return game.digest().equals(last.digest())
                    ? Optional.empty()
                    : Optional.of(new Clash(
                            transcript.seed(),
                            "played at the same time as others, a game comes out otherwise" + remedy));
        } catch (RuntimeException | Error e) {
            return Optional.of(new Clash(
                    transcript.seed(),
                    "played at the same time as others, a game fails (" + Faults.line(e) + ")" + remedy));
        }
    }

    private static void await(CountDownLatch start) {
        try {
            start.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
