package org.polemarch.core.admission;

import java.time.Duration;

/**
 * How many resources a plugin may use while it is examined, and how thorough the examination is.
 *
 * @param megabytes of memory
 * @param time until it must be done
 * @param games how many are played of each setup
 * @param rare how many are played of a variant's first setup, to find rare faults, too
 */
public record Limits(int megabytes, Duration time, int games, int rare) {

    /**
     * Enough for every game that comes with the program. Ninety games miss a fault that shows once in 20 games only one
     * time in a hundred (0.95 to the 90th).
     */
    public static final Limits USUAL = new Limits(768, Duration.ofMinutes(10), 2, 90);

    public Limits(int megabytes, Duration time, int games) {
        this(megabytes, time, games, games);
    }

    public Limits within(Duration duration) {
        return new Limits(megabytes, duration, games, rare);
    }

    public Limits withGames(int number) {
        return new Limits(megabytes, time, number, Math.max(number, rare));
    }
}
