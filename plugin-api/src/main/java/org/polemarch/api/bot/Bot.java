package org.polemarch.api.bot;

/** A player that is no person. It never sees the true state: only what {@link Thinking} offers. */
public interface Bot {

    /** The position in {@link Thinking#moves()} of its answer. The same thinking with the same chance gives the same. */
    int choose(Thinking thinking);
}
