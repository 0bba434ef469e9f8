package org.polemarch.launcher.table;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.odds.Odds;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/** What may come of an answer, and how often, as far as the one who is asked can know: before they commit to it. */
public final class Prospect {

    private static final int GAMES = 400;
    private static final int MOST_LINES = 4;
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(150);

    private Prospect() {}

    /**
     * What is to be said of an answer; nothing if it decides nothing that has odds. It is made of the session as it stands,
     * and may be asked for once, on any thread: that takes a moment.
     */
    public static <S extends GameState<S>> Supplier<List<String>> of(Session<S> session, Move move) {
        Game<S> position = session.replayTo(session.decisions());
        Words words = session.prepared().words();
        Chance chance = Chance.seeded(session.decisions());
        return () -> {
            long deadline = System.nanoTime() + LONGEST;
            Odds odds = Odds.of(
                    position,
                    position.indexOf(move),
                    words::outcome,
                    chance,
                    GAMES,
                    () -> System.nanoTime() > deadline);
            return odds.open()
                    ? odds.shares().stream()
                            .limit(MOST_LINES)
                            .map(share -> Say.of("odds.share", share.words(), percent(share.part())))
                            .toList()
                    : List.of();
        };
    }

    /** Never 0 for what can happen, nor 100 for what need not. */
    private static long percent(double part) {
        long rounded = Math.round(100 * part);
        return part < 1 ? Math.max(1, Math.min(99, rounded)) : rounded;
    }
}
