package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;

/**
 * Play goes on to the end: every question has an answer, every frame a rule, no rule fails, runs away or hangs, and the
 * game ends within the bound its info gives. It is kept by playing; nothing more is to be watched.
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
