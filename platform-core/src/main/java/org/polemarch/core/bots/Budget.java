package org.polemarch.core.bots;

/**
 * How long to think about one answer. If the time limit isn't reached, the same number of rounds gives the same result
 * on every machine.
 *
 * @param milliseconds the most time that the rounds may take
 */
public record Budget(int rounds, long milliseconds) {

    public Budget {
        if (rounds < 1 || milliseconds < 1) {
            throw new IllegalArgumentException(rounds + " rounds in " + milliseconds + " ms");
        }
    }

    /** This many rounds, however long they take. */
    public static Budget ofRounds(int rounds) {
        return new Budget(rounds, Integer.MAX_VALUE);
    }
}
