package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Standing;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** The common yardstick measures: shares of the camps, none negative, that add up to 1. */
public final class StandingsAddUp implements Promise {

    private static final double ROUNDING = 1e-6;

    @Override
    public String name() {
        return "standings add up";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                check(look.game());
            }

            @Override
            public void ended(Game<S> game) {
                check(game);
            }

            private void check(Game<S> game) {
                Standing standing = trial.rules().standing(game.state());
                double sum = 0;
                for (double share : standing.share().values()) {
                    sum += share;
                    if (!(share >= 0)) {
                        throw new BrokenPromise(
                                "a share of the standing is " + share + "; shares are not negative, and before anybody"
                                        + " has scored all camps have the same");
                    }
                }
                if (!(Math.abs(sum - 1) <= ROUNDING)) {
                    throw new BrokenPromise("the shares of the standing add up to " + sum + ": " + standing.share()
                            + "; they must add up to 1, also before anybody has scored");
                }
                if (standing.yearBc() < 1) {
                    throw new BrokenPromise("the standing is of the year " + standing.yearBc()
                            + " BC; tell the year the game has reached");
                }
            }
        };
    }
}
