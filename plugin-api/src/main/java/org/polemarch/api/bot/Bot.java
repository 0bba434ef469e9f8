package org.polemarch.api.bot;

/** A computer player. It never sees the true state, only what {@link Thinking} offers. */
public interface Bot {

    /**
     * The index of its answer in {@link Thinking#moves()}. Given the same question and the same chance, it must answer
     * the same.
     */
    int choose(Thinking thinking);
}
