package org.polemarch.core.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.polemarch.api.chance.Chance;

/**
 * Chance for games among people: every number is a hash of the seed and how many came before, so that even a player who writes
 * down every roll learns nothing about the next. Imagined and simulated games use the faster generator.
 */
final class SecretChance implements Chance {

    private final String seed;
    private long drawn;

    SecretChance(String seed) {
        this.seed = seed;
    }

    static long number(String seed, long place) {
        MessageDigest sha = Hash.sha256();
        sha.update(seed.getBytes(StandardCharsets.US_ASCII));
        sha.update(ByteBuffer.allocate(Long.BYTES).putLong(0, place));
        return ByteBuffer.wrap(sha.digest()).getLong();
    }

    @Override
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a choice among " + bound);
        }
        return (int) (((number(seed, drawn++) >>> 32) * bound) >>> 32);
    }

    @Override
    public Chance copy() {
        SecretChance copy = new SecretChance(seed);
        copy.drawn = drawn;
        return copy;
    }

    @Override
    public long state() {
        return number(seed, drawn);
    }
}
