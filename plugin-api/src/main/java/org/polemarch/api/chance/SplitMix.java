package org.polemarch.api.chance;

/** The SplitMix64 generator: one long of state, and the same numbers on every machine. */
final class SplitMix implements Chance {

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    @Override
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a choice among " + bound);
        }
        // Multiply-shift over 32 bits; the bias is below bound / 2^32, far too small for any game to show.
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public Chance copy() {
        return new SplitMix(state);
    }

    @Override
    public long state() {
        return state;
    }
}
