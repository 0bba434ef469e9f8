package org.polemarch.core.engine;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import org.polemarch.api.chance.Chance;

/**
 * The seed of all chance in a game: either a number that somebody chose, so that the game can be repeated, or 128
 * random bits. What follows from the latter can't be computed from anything a seat sees, however much it sees.
 *
 * @param text the number, or 32 hexadecimal digits
 */
public record Seed(String text) {

    private static final int SECRET_BYTES = 16;

    public Seed {
        Objects.requireNonNull(text);
        if (!isSecret(text)) {
            Long.parseLong(text);
        }
    }

    public static Seed of(long number) {
        return new Seed(Long.toString(number));
    }

    /** A seed that nobody can guess. */
    public static Seed fresh() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** Whether a text is a random seed. A decimal number has at most 20 characters, so 32 are never one. */
    public static boolean isSecret(String text) {
        return text.length() == 2 * SECRET_BYTES && text.chars().allMatch(HexFormat::isHexDigit);
    }

    /** Whether it is a chosen number. */
    public boolean isChosen() {
        return !isSecret(text);
    }

    /** The chance of the game itself. */
    public Chance chance() {
        return isSecret(text) ? new SecretChance(text) : Chance.seeded(Long.parseLong(text));
    }

    /** A number for a stream other than the game's own, about which it reveals nothing. */
    public long number() {
        return isSecret(text) ? SecretChance.number(text + "/beside", 0) : Long.parseLong(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
