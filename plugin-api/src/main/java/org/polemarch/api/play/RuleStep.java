package org.polemarch.api.play;

/**
 * A rule of the book: a stateless object that deals with one kind of frame, the one its type argument names. It carries
 * {@link org.polemarch.api.cite.Cites}, is open, and is made by the host's injector, so that a variant can put a subclass in its
 * place.
 *
 * @param <S> the game's state
 * @param <F> the kind of frame it deals with
 */
public sealed interface RuleStep<S, F extends Frame> permits Procedure, Decision, Ballot {}
