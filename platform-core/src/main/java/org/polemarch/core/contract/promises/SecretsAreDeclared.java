package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Sight;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * A seat that declares it has no secret has none, because people at one screen look at it together. What such a seat
 * sees and may answer is the same in every game another seat imagines, and every other seat can tell its answers apart
 * afterwards.
 */
public final class SecretsAreDeclared implements Promise {

    @Override
    public String name() {
        return "secrets are declared";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watching<>(trial);
    }

    private static final class Watching<S extends GameState<S>> implements Watch<S> {

        private final Trial<S> trial;

        Watching(Trial<S> trial) {
            this.trial = trial;
        }

        @Override
        public void looked(Look<S> look) {
            for (Seat seat : trial.seats()) {
                boolean secret = trial.rules().hasSecret(look.game().state(), seat);
                for (Seat other : trial.seats()) {
                    if (trial.rules().hasSecret(look.imagined(other).state(), seat) != secret) {
                        throw new BrokenPromise("hasSecret(state, " + seat + ") is " + secret + ", but " + !secret
                                + " in a game that " + other
                                + " cannot tell from it; whether a curtain falls must follow from public facts");
                    }
                }
                if (!secret) {
                    nothingToHide(look, seat);
                }
            }
        }

        private void nothingToHide(Look<S> look, Seat seat) {
            boolean decides = seat.equals(look.game().toAct()) && !(look.rule() instanceof Ballot);
            for (Seat other : trial.seats()) {
                if (!other.equals(seat)) {
                    Game<S> imagined = look.imagined(other);
                    same(
                            "the view of " + seat,
                            other,
                            seat,
                            trial.rules().project(look.game().state(), seat),
                            trial.rules().project(imagined.state(), seat));
                    if (decides) {
                        same(
                                "what " + seat + " may answer",
                                other,
                                seat,
                                look.game().moves(),
                                imagined.moves());
                        same("what is refused", other, seat, look.game().refusals(), imagined.refusals());
                    }
                }
            }
            if (decides) {
                openly(look, seat);
            }
        }

        private static void same(String what, Seat other, Seat seat, Object real, Object imagined) {
            if (!real.equals(imagined)) {
                throw new BrokenPromise(what + " tells something that " + other + " does not know ("
                        + Differences.first(real, imagined).orElse("not equal")
                        + "), yet hasSecret(state, " + seat + ") is false and both may look; it must be true here");
            }
        }

        /** Two answers after which somebody else sees the same were not meant to be seen when they are given. */
        private void openly(Look<S> look, Seat seat) {
            List<Answered<S>> answered = new ArrayList<>();
            for (int index : look.tried()) {
                trial.beat();
                answered.add(Answered.of(look.game().copy(), index));
            }
            for (Seat other : trial.seats()) {
                for (Answered<S> one : answered) {
                    for (Answered<S> another : answered) {
                        if (!other.equals(seat)
                                && one.index < another.index
                                && one.sight(other).equals(another.sight(other))
                                && !one.game.stateDigest().equals(another.game.stateDigest())) {
                            throw new BrokenPromise("whether " + seat + " answers '" + one.answer + "' or '"
                                    + another.answer + "' is hidden from " + other + ", yet hasSecret(state, " + seat
                                    + ") is false and both may look; it must be true when this is asked");
                        }
                    }
                }
            }
        }
    }

    /** A game after an answer, with what was reported on the way. */
    private record Answered<S extends GameState<S>>(int index, String answer, Game<S> game, List<GameEvent> events) {

        static <S extends GameState<S>> Answered<S> of(Game<S> game, int index) {
            List<GameEvent> events = new ArrayList<>();
            String answer = game.moves().get(index).notation();
            game.listen(events::add);
            game.play(index);
            return new Answered<>(index, answer, game, events);
        }

        Sight sight(Seat viewer) {
            return Sight.of(game, viewer, events);
        }
    }
}
