package org.polemarch.core.session;

import org.polemarch.api.chance.Chance;

/**
 * Seeds derived from a seed. A game and each of its bots have separate streams of chance, so that a bot's thinking
 * affects nobody else, and a resumed game continues as it would have.
 */
public final class Streams {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private Streams() {}

    /** The seed at that place of that kind below a seed; all places of all kinds differ. */
    public static long derive(long seed, Kind kind, long place) {
        return mix(mix(mix(seed) + kind.salt * GOLDEN) + place * GOLDEN);
    }

    /** The chance at that place of that kind below a seed. */
    public static Chance chance(long seed, Kind kind, long place) {
        return Chance.seeded(derive(seed, kind, place));
    }

    /** What a derived seed is for. The numbers are part of every result and never change. */
    public enum Kind {
        /** A bot's answer to a question of a session; the place is the number of decisions before. */
        ANSWER(1),
        /** A hint for a person, likewise. */
        HINT(2),
        /** A game of a simulation; the place is its number. */
        GAME(3),
        /** A bot in a game of a simulation; the place is its seat. */
        SEAT(4),
        /** A thread that measures; the place is its number. */
        BENCH(5);

        private final long salt;

        Kind(long salt) {
            this.salt = salt;
        }
    }

    /** A bijection in which every bit of the input changes half of the output. */
    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
