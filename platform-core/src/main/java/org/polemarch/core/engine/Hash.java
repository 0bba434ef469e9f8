package org.polemarch.core.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, which every Java has. */
public final class Hash {

    /** Enough to tell two positions of a game apart, and short enough to be read in a file. */
    private static final int SHORT_BYTES = 12;

    private Hash() {}

    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The first 24 hexadecimal digits of a text's hash. */
    public static String brief(String text) {
        return brief(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    static String brief(byte[] hash) {
        return HexFormat.of().formatHex(hash, 0, SHORT_BYTES);
    }
}
