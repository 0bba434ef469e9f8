package org.polemarch.core.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash by which a jar is known, as 64 lower-case hexadecimal digits. */
final class Sha256 {

    private Sha256() {}

    static String of(Path file) throws IOException {
        return copying(file, OutputStream.nullOutputStream());
    }

    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** Copies a file and gives the hash of exactly the bytes that were copied. */
    static String copying(Path file, OutputStream to) throws IOException {
        MessageDigest digest = digest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(to);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    static boolean looksLikeOne(String text) {
        return text.matches("[0-9a-fA-F]{64}");
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
