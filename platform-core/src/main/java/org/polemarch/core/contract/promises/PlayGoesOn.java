package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;

/**
 * Every game can be played to its end: every question has an answer and every frame a rule; no rule fails, loops or
 * hangs; and the game ends within the bound in its info. Playing alone checks this.
 */
public final class PlayGoesOn implements Promise {

    @Override
    public String name() {
        return ByPlaying.PLAY_GOES_ON.promise();
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {};
    }
}
