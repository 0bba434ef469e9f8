package org.polemarch.core.ladder;

import java.util.Objects;

/**
 * The results of two bots against each other.
 *
 * @param games how many were played to their end, the seats shared out fairly
 * @param won by the first; a shared win counts for each bot as its part
 */
public record Pairing(String first, String second, long games, double won) {
    public Pairing {
        Objects.requireNonNull(first);
        Objects.requireNonNull(second);
        if (games < 0 || won < 0 || won > games) {
            throw new IllegalArgumentException(won + " won of " + games);
        }
    }
}
