package org.polemarch.api.play;

/**
 * A rule of the book: a stateless object that deals with one kind of frame. It carries {@link Cites}.
 *
 * @param <S> the game's state
 * @param <F> the kind of frame it deals with
 */
public sealed interface RuleStep<S, F extends Frame> permits Procedure, Decision, Ballot {

    /** The kind of frame this rule deals with. */
    Class<F> frame();
}
