package org.polemarch.api.plugin;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;

/**
 * What a variant adds to a game's evaluation, so that bots see what it made better or worse. The injector makes it, so it can be
 * given the figures and rules it speaks of.
 *
 * @param <S> the game's state
 */
@FunctionalInterface
public interface Correction<S extends GameState<S>> {

    /** How much better (above 0) or worse an imagined game stands for a seat than the game's evaluation says. */
    double of(S imagined, Seat seat);
}
