package org.polemarch.core.contract;

import org.polemarch.api.game.GameState;

/**
 * One promise of the contract. It holds no state of its own, so that one of it can watch many games.
 */
public interface Promise {

    /** The promise in a few words, as it stands in reports: "copies share nothing". */
    String name();

    /** Begins to watch over a game. */
    <S extends GameState<S>> Watch<S> over(Trial<S> trial);
}
