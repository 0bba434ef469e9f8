package org.polemarch.core.contract.trial;

import org.polemarch.api.game.GameState;

/**
 * One promise of the contract. An instance watches many games in turn; what it remembers about one game is in the
 * {@link Watch} over that game.
 */
public interface Promise {

    /** The promise in a few words, as it stands in reports: "copies share nothing". */
    String name();

    <S extends GameState<S>> Watch<S> over(Trial<S> trial);
}
