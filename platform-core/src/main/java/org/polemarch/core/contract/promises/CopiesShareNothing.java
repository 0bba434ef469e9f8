package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.contract.trial.Blame;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** A copy played on leaves the original and all earlier copies as they were, and the other way round. */
public final class CopiesShareNothing implements Promise {

    private static final int KEPT = 6;
    private static final int PLAYED_ON = 6;

    @Override
    public String name() {
        return ByPlaying.COPIES_SHARE_NOTHING.promise();
    }

    /** A copy and what it looked like when it was made. */
    private record Kept<S extends GameState<S>>(Game<S> copy, String digest, List<? extends Move> moves) {}

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        List<String> answers = trial.transcript().answers();
        return new Watch<>() {

            private final List<Kept<S>> kept = new ArrayList<>();
            private Optional<Game<S>> twin = Optional.empty();

            @Override
            public void asked(Game<S> game) {
                follow(game);
            }

            /** A copy that is given every answer the game is given, until the next look. */
            private void follow(Game<S> game) {
                if (twin.isEmpty()) {
                    return;
                }
                Game<S> copy = twin.get();
                copy.play(answers.get(game.decisions() - 1));
                if (!copy.digest().equals(game.digest())) {
                    throw new BrokenPromise("a copy does not go on like the game it was made from ("
                            + Differences.first(game.state(), copy.state()).orElse("the agenda differs")
                            + "); something that matters is not in the state: a field that copy() leaves out or that is"
                            + " transient, or a field of a rule");
                }
            }

            @Override
            public void looked(Look<S> look) {
                Game<S> game = look.game();
                requireKept("playing the game on changed a copy of it");
                Game<S> copy = game.copy();
                if (!copy.digest().equals(look.digest())) {
                    throw new BrokenPromise("a copy differs from the game it was made from; copy() of "
                            + game.state().getClass().getSimpleName() + " must carry every field over");
                }
                twin = Optional.of(game.copy());
                keep(new Kept<>(copy, look.digest(), List.copyOf(copy.moves())));
                List<? extends Move> moves = List.copyOf(game.moves());
                playOn(game.copy(), trial.chance());
                if (!game.digest().equals(look.digest()) || !moves.equals(game.moves())) {
                    throw new BrokenPromise(Blame.copies("playing on a copy changed the game it was made from", game));
                }
                requireKept("playing on a copy changed another copy");
                Seat seat = trial.seats().get(trial.chance().below(trial.seats().size()));
                try {
                    playOn(game.imagine(seat, trial.chance()), trial.chance());
                } catch (RuntimeException | Error e) {
                    // Another promise checks whether imagined games can be played; here, only the real one matters.
                }
                if (!game.digest().equals(look.digest())) {
                    throw new BrokenPromise(
                            Blame.copies("playing on a game that " + seat + " imagines changed the real one", game));
                }
            }

            @Override
            public void ended(Game<S> game) {
                follow(game);
                requireKept("playing the game on changed a copy of it");
            }

            private void keep(Kept<S> made) {
                if (kept.size() < KEPT) {
                    kept.add(made);
                } else {
                    kept.set(trial.chance().below(KEPT), made);
                }
            }

            private void requireKept(String what) {
                for (Kept<S> each : kept) {
                    if (!each.copy().digest().equals(each.digest())
                            || !each.copy().moves().equals(each.moves())) {
                        throw new BrokenPromise(Blame.copies(what, each.copy()));
                    }
                }
            }
        };
    }

    private static <S extends GameState<S>> void playOn(Game<S> copy, Chance chance) {
        for (int i = 0; i < PLAYED_ON && !copy.over(); i++) {
            copy.play(chance.below(copy.moves().size()));
        }
    }
}
