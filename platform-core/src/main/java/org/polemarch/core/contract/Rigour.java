package org.polemarch.core.contract;

import java.time.Duration;

/**
 * How thoroughly a game is checked.
 *
 * @param games how many games are played for a setup
 * @param firstSeed the seed of the first of them; the others follow
 * @param looks at how many questions of a game the expensive promises are checked, about
 * @param triedMoves how many answers are tried at each of these
 * @param patience how long a rule may take before it counts as hanging
 */
public record Rigour(int games, long firstSeed, int looks, int triedMoves, Duration patience) {

    /** Enough for everyday use. */
    public static final Rigour USUAL = new Rigour(10, 1, 40, 3, Duration.ofSeconds(20));

    public Rigour withGames(int number) {
        return new Rigour(number, firstSeed, looks, triedMoves, patience);
    }

    public Rigour withFirstSeed(long seed) {
        return new Rigour(games, seed, looks, triedMoves, patience);
    }

    /** The same rigour, with this many closer looks at each game. */
    public Rigour withLooks(int number) {
        return new Rigour(games, firstSeed, number, triedMoves, patience);
    }

    public Rigour withPatience(Duration time) {
        return new Rigour(games, firstSeed, looks, triedMoves, time);
    }
}
