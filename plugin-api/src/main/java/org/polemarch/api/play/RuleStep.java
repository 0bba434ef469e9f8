package org.polemarch.api.play;

/**
 * A rule of the book: a stateless object that handles one kind of frame, which its type argument names. It carries
 * {@link org.polemarch.api.cite.Cites}, is open, and is created by the host's injector, so that a variant can replace
 * it with a subclass.
 *
 * @param <S> the game's state
 * @param <F> the kind of frame it handles
 */
public sealed interface RuleStep<S, F extends Frame> permits Procedure, Decision, Ballot {}
