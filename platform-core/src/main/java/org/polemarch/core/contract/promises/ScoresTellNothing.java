package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;

/** No leak in the score: while a game runs, outcome and standing are shown to everybody and follow from public facts. */
public final class ScoresTellNothing implements Promise {

    @Override
    public String name() {
        return "outcome and standing tell no secret";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                S real = look.game().state();
                for (Seat seat : trial.seats()) {
                    S imagined = look.imagined(seat).state();
                    compare(
                            "outcome",
                            seat,
                            trial.rules().outcome(real),
                            trial.rules().outcome(imagined));
                    compare(
                            "standing",
                            seat,
                            trial.rules().standing(real),
                            trial.rules().standing(imagined));
                }
            }
        };
    }

    private static void compare(String what, Seat seat, Object real, Object imagined) {
        if (!real.equals(imagined)) {
            throw new BrokenPromise(what + " tells " + seat + " something it may not know: "
                    + Differences.first(real, imagined).orElse("not equal")
                    + " (real / as " + seat
                    + " may imagine it); it is shown to everybody, so while the game runs it must"
                    + " count public facts only");
        }
    }
}
