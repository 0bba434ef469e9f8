package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;

/** No leak in a view: a seat's view of a game it imagines equals its view of the real one. */
public final class ViewsTellNothing implements Promise {

    @Override
    public String name() {
        return "views tell no secret";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                for (Seat seat : trial.seats()) {
                    Record real = trial.rules().project(look.game().state(), seat);
                    Record imagined = trial.rules().project(look.imagined(seat).state(), seat);
                    if (!real.equals(imagined)) {
                        throw new BrokenPromise("the view of " + seat + " differs between the real game and one that "
                                + seat + " imagines: "
                                + Differences.first(real, imagined).orElse("not equal")
                                + " (real / imagined). If " + seat + " may not know it, project must leave it out; if "
                                + seat + " may, imagine must keep it as it is");
                    }
                }
            }
        };
    }
}
