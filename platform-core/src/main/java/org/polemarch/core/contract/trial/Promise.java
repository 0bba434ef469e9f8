package org.polemarch.core.contract.trial;

import org.polemarch.api.game.GameState;

/**
 * One promise of the contract. One of it watches many games, one after the other; what it remembers of a game it keeps in
 * the {@link Watch} over that game.
 */
public interface Promise {

    /** The promise in a few words, as it stands in reports: "copies share nothing". */
    String name();

    <S extends GameState<S>> Watch<S> over(Trial<S> trial);
}
