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

    /** So many answers in a row are looked at after the first. */
    private static final int MOST_ANSWERS = 2;

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
     * Whether bots, who answer at once, may react so that it can't be taken back, or can't but answer so. Which answers
     * they have may be secret, so they are asked in an imagined game.
     */
    boolean mayBeAnswered(Session<S> session) {
        if (!isBots(game, session)) {
            return false;
        }
        try {
            return Watchdog.call(dog -> isAnsweredForGood(
                    game.imagine(session.toAct(), Chance.seeded(session.decisions())), session, MOST_ANSWERS));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return false; // the bot's own answer will tell what is wrong
        }
    }

    private static boolean isBots(Game<?> game, Session<?> session) {
        return !game.over() && session.holder(game.toAct()) instanceof Holder.BotSeat;
    }

    /** To a reaction one such answer is enough; whatever else a bot is asked is its own affair if it has a choice. */
    private static boolean isAnsweredForGood(Game<?> imagined, Session<?> session, int deeper) {
        List<? extends Move> moves = imagined.question().moves();
        boolean reaction = moves.stream().anyMatch(Move.Declining.class::isInstance);
        for (int i = 0; i < moves.size(); i++) {
            Game<?> answered = imagined.copy();
            answered.play(i);
            goOn(answered, session, imagined.barriers());
            boolean forGood = answered.barriers() != imagined.barriers()
                    || (deeper > 0 && isBots(answered, session) && isAnsweredForGood(answered, session, deeper - 1));
            if (forGood == reaction) {
                return reaction;
            }
        }
        return !reaction;
    }

    /** Those of which some cannot be done. */
    static List<Move> vain(Session<?> session, List<Move> moves) {
        return all(session, moves).stream().filter(Trial::vain).map(Trial::move).toList();
    }
}
