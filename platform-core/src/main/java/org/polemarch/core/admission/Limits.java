package org.polemarch.core.admission;

import java.time.Duration;

/**
 * How much a plugin may take while it is examined.
 *
 * @param megabytes of memory
 * @param time until it must be done
 * @param games that are played of each setup
 */
public record Limits(int megabytes, Duration time, int games) {

    /** Enough for every game that comes with the program. */
    public static final Limits USUAL = new Limits(768, Duration.ofMinutes(5), 2);

    public Limits within(Duration duration) {
        return new Limits(megabytes, duration, games);
    }

    public Limits withGames(int number) {
        return new Limits(megabytes, time, number);
    }
}
