package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;

/**
 * An answer tried on a copy of the game.
 *
 * @param game the copy after it
 * @param happened all of it, whoever may see it
 * @param certain whether neither chance nor a secret has a part in it
 */
record Trial<S extends GameState<S>>(Move move, Game<S> game, List<GameEvent> happened, boolean certain) {

    /** What comes of it; nothing if a rule fails, for the answer itself will tell what is wrong. */
    static <S extends GameState<S>> Optional<Trial<S>> of(Session<S> session, Move move) {
        return all(session, List.of(move)).stream().findFirst();
    }

    /** What comes of each of them, as far as no rule fails. */
    private static <S extends GameState<S>> List<Trial<S>> all(Session<S> session, List<Move> moves) {
        Game<S> now = session.replayTo(session.decisions());
        List<Trial<S>> trials = new ArrayList<>();
        try {
            return Watchdog.call(dog -> {
                for (Move move : moves) {
                    trials.add(tried(now, session, move));
                    dog.beat();
                }
                return trials;
            });
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return List.of();
        }
    }

    private static <S extends GameState<S>> Trial<S> tried(Game<S> now, Session<S> session, Move move) {
        List<GameEvent> happened = new ArrayList<>();
        Game<S> trial = now.copy(happened::add);
        int before = trial.barriers();
        trial.play(move);
        goOn(trial, session, before);
        return new Trial<>(move, trial, happened, trial.barriers() == before);
    }

    /** What no person would be asked follows at once. */
    private static void goOn(Game<?> trial, Session<?> session, int barriers) {
        while (!trial.over()
                && trial.barriers() == barriers
                && session.holder(trial.toAct()) instanceof Holder.Person
                && Unasked.silent(trial.question()) >= 0) {
            trial.play(Unasked.silent(trial.question()));
        }
    }

    /** Whether some of it cannot be done. */
    boolean vain() {
        return happened.stream().anyMatch(GameEvent.InVain.class::isInstance);
    }

    /** Whether others play on without the player. */
    boolean leaves() {
        return move instanceof Move.Leaving;
    }

    static boolean isCertain(Session<?> session, Move move) {
        return certainIn(session, move);
    }

    private static <S extends GameState<S>> boolean certainIn(Session<S> session, Move move) {
        return of(session, move)
                .map(trial -> trial.certain() && !trial.leaves() && !trial.mayBeAnswered(session))
                .orElse(true);
    }

    /**
     * Whether a bot is asked for a reaction that could not be taken back: bots answer at once. Which answers it has may be
     * secret, so it is asked in an imagined game.
     */
    boolean mayBeAnswered(Session<S> session) {
        if (game.over() || !(session.holder(game.toAct()) instanceof Holder.BotSeat)) {
            return false;
        }
        try {
            return Watchdog.call(
                    dog -> isReactionForGood(game.imagine(session.toAct(), Chance.seeded(session.decisions()))));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return false; // the bot's own answer will tell what is wrong
        }
    }

    private static boolean isReactionForGood(Game<?> imagined) {
        List<? extends Move> moves = imagined.question().moves();
        if (moves.stream().noneMatch(Move.Declining.class::isInstance)) {
            return false;
        }
        for (int i = 0; i < moves.size(); i++) {
            Game<?> answered = imagined.copy();
            answered.play(i);
            if (answered.barriers() != imagined.barriers()) {
                return true;
            }
        }
        return false;
    }

    /** Those of which some cannot be done. */
    static List<Move> vain(Session<?> session, List<Move> moves) {
        return all(session, moves).stream().filter(Trial::vain).map(Trial::move).toList();
    }
}
