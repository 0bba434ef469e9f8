package org.polemarch.core.admission;

import java.time.Duration;

/**
 * How much a plugin may take while it is examined, and how thoroughly that is done.
 *
 * @param megabytes of memory
 * @param time until it must be done
 * @param games that are played of each setup
 * @param rare games that are played of a variant's first setup, so that what goes wrong rarely is seen, too
 */
public record Limits(int megabytes, Duration time, int games, int rare) {

    /**
     * Enough for every game that comes with the program. Of a fault that shows once in 20 games, 90 games miss one in a hundred
     * (0.95 to the 90th).
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
