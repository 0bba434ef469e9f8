package org.polemarch.api.game;

/**
 * The whole position of a game: one mutable, final class per game that copies itself cheaply and contains no rule.
 *
 * <p>What must hold: {@link #copy()} shares nothing mutable with the original; the state consists only of primitives,
 * enums, immutable records, arrays of these and kit containers; a reference to shared immutable data is marked {@code
 * transient}; nothing in it has an iteration order that varies between runs. Two states are equal if their digests are,
 * and a digest covers all fields that are not transient.
 *
 * @param <S> the state itself
 */
public interface GameState<S extends GameState<S>> {
    /** An independent copy. */
    S copy();
}
