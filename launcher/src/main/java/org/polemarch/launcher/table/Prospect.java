package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.odds.Odds;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/**
 * What may come of an answer, and how often, as far as the one who is asked can know: before they commit to it. It is
 * weighed over imagined games with dice of their own, so that nothing of the real ones is given away.
 */
public final class Prospect {

    /** After this many games in which nothing was decided, nothing will be. */
    private static final int FEW = 24;

    private static final int GAMES = 200;
    private static final int MOST_OUTCOMES = 4;
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(400);

    private Prospect() {}

    /**
     * What is to be said of an answer; empty if it decides nothing that has odds. It is made of the session as it stands,
     * and may be asked for once, on any thread: that takes a moment.
     *
     * @param dropped whether nobody wants to know any more
     */
    public static <S extends GameState<S>> Supplier<String> of(Session<S> session, Move move, BooleanSupplier dropped) {
        Game<S> position = session.replayTo(session.decisions());
        Words words = session.prepared().words().forgiving();
        Chance chance = Chance.seeded(session.decisions());
        return () -> {
            try {
                return Watchdog.call(dog -> {
                    Odds few = weigh(position, move, words, chance, FEW, dropped);
                    return few.shares().isEmpty() ? "" : told(weigh(position, move, words, chance, GAMES, dropped));
                });
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                return ""; // the answer itself will tell what is wrong
            }
        };
    }

    private static <S extends GameState<S>> Odds weigh(
            Game<S> position, Move move, Words words, Chance chance, int games, BooleanSupplier dropped) {
        long deadline = System.nanoTime() + LONGEST;
        return Odds.of(
                position,
                position.indexOf(move),
                words::outcome,
                chance,
                games,
                () -> dropped.getAsBoolean() || System.nanoTime() > deadline);
    }

    /** "Thibae falls in 62% of 200 imagined games. Thibae holds out in 38%." */
    private static String told(Odds odds) {
        if (!odds.open()) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        for (Odds.Share share :
                odds.shares().subList(0, Math.min(MOST_OUTCOMES, odds.shares().size()))) {
            String key = parts.isEmpty() ? "odds.first" : "odds.further";
            parts.add(Say.of(key, share.words(), percent(share.part()), odds.games()));
        }
        return String.join(" ", parts);
    }

    /** Never 0 for what can happen, nor 100 for what need not. */
    private static long percent(double part) {
        long rounded = (long) Math.rint(100 * part); // to even: halves of two shares make a whole
        return part < 1 ? Math.max(1, Math.min(99, rounded)) : rounded;
    }
}
