package org.polemarch.core.engine;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import org.polemarch.api.chance.Chance;

/**
 * What all chance of a game follows from: a number that somebody chose, so that a game can be played again by hand, or 128 bits
 * that nobody chose. What follows from the latter cannot be computed from anything a seat sees, however much it sees.
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

    /** One that nobody can guess. */
    public static Seed fresh() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** Whether a text is a seed nobody chose. A decimal number has at most 20 characters, so 32 are never one. */
    public static boolean isSecret(String text) {
        return text.length() == 2 * SECRET_BYTES && text.chars().allMatch(HexFormat::isHexDigit);
    }

    /** Whether it is a number that somebody chose. */
    public boolean isChosen() {
        return !isSecret(text);
    }

    /** The chance of the game itself. */
    public Chance chance() {
        return isSecret(text) ? new SecretChance(text) : Chance.seeded(Long.parseLong(text));
    }

    /** A number for a stream beside the game's own; it says nothing about that one. */
    public long number() {
        return isSecret(text) ? SecretChance.number(text + "/beside", 0) : Long.parseLong(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
