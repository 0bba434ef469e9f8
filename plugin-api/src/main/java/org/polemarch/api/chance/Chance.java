package org.polemarch.api.chance;

/**
 * A source of chance. A game has exactly one, and its state is saved; bots and imagined games use others, so that
 * thinking never changes a game.
 */
public interface Chance {

    /** A whole number from 0 to {@code bound - 1}, all equally likely. */
    int below(int bound);

    /** A source that continues exactly as this one would. */
    Chance copy();

    /** The state of the source; for digests. */
    long state();

    /** The source every game uses. */
    static Chance seeded(long seed) {
        return new SplitMix(seed);
    }
}
