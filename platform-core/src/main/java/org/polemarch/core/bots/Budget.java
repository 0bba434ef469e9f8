package org.polemarch.core.bots;

/**
 * How long to think about one answer. Where the milliseconds are not used up, the same rounds give the same result on every
 * machine.
 *
 * @param milliseconds the most time that the rounds may take
 */
public record Budget(int rounds, long milliseconds) {

    public Budget {
        if (rounds < 1 || milliseconds < 1) {
            throw new IllegalArgumentException(rounds + " rounds in " + milliseconds + " ms");
        }
    }

    /** As many rounds as that, however long they take. */
    public static Budget ofRounds(int rounds) {
        return new Budget(rounds, Integer.MAX_VALUE);
    }
}
