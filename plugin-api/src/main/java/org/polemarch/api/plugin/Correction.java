package org.polemarch.api.plugin;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;

/**
 * What a variant adds to a game's evaluation, so that bots see what it has made better or worse. The injector creates
 * it, so it can have figures and rules injected.
 *
 * @param <S> the game's state
 */
@FunctionalInterface
public interface Correction<S extends GameState<S>> {

    /** How much better (above 0) or worse (below 0) an imagined game is for a seat than the game's evaluation says. */
    double of(S imagined, Seat seat);
}
