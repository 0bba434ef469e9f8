package org.polemarch.launcher.soak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages files as disks, editors and hostile people do. */
final class Mutator {

    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern TEXT = Pattern.compile("\"[^\"\\\\]*\"");
    private static final String[] ABSURD = {
        "-1",
        "0",
        "-3",
        "1",
        "7",
        "99",
        "1000000",
        "2147483647",
        "2147483648",
        "-2147483649",
        "1e9",
        "1e300",
        "0.5",
        "null",
        "true",
        "\"\"",
        "\"x\"",
        "[]",
        "{}",
        "[1,2,3]",
        "99999999999999999999999999"
    };
    private static final String[] WORDS = {
        "\"\"",
        "\" \"",
        "\"\\u001b[31m\"",
        "\"\\u0000\"",
        "\"\\u202e\"",
        "\"athens\"",
        "\"../../x\"",
        "\"a: b\"",
        "7",
        "null"
    };

    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    /** One to three changes of single bytes, of pieces, or of what the file says. */
    byte[] text(byte[] bytes) {
        byte[] changed = bytes;
        for (int i = random.nextInt(3); i >= 0; i--) {
            changed = switch (random.nextInt(6)) {
                case 0, 1 -> replaced(changed, NUMBER, ABSURD);
                case 2 -> replaced(changed, TEXT, WORDS);
                case 3 -> lines(changed);
                default -> bytes(changed);
            };
        }
        return changed;
    }

    /** One number of a text becomes an absurd one. */
    String figure(String text) {
        return new String(replaced(text.getBytes(StandardCharsets.UTF_8), NUMBER, ABSURD), StandardCharsets.UTF_8);
    }

    private byte[] replaced(byte[] bytes, Pattern pattern, String[] by) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        long found = pattern.matcher(text).results().count();
        if (found == 0) {
            return bytes(bytes);
        }
        Matcher matcher = pattern.matcher(text);
        for (long skip = (long) (random.nextDouble() * found); skip >= 0; skip--) {
            matcher.find();
        }
        return (text.substring(0, matcher.start()) + by[random.nextInt(by.length)] + text.substring(matcher.end()))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A line is left out, doubled or moved. */
    private byte[] lines(byte[] bytes) {
        String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n", -1);
        int one = random.nextInt(lines.length);
        int other = random.nextInt(lines.length);
        String kept = lines[one];
        switch (random.nextInt(3)) {
            case 0 -> lines[one] = "";
            case 1 -> lines[one] = kept + "\n" + kept;
            default -> {
                lines[one] = lines[other];
                lines[other] = kept;
            }
        }
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    /** Bits flip, a piece is lost, repeated or filled with zeros. */
    byte[] bytes(byte[] bytes) {
        if (bytes.length == 0) {
            return new byte[] {(byte) random.nextInt(256)};
        }
        int from = random.nextInt(bytes.length);
        int to = Math.min(bytes.length, from + 1 + random.nextInt(64));
        return switch (random.nextInt(5)) {
            case 0 -> Arrays.copyOf(bytes, from);
            case 1 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 2 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            case 3 -> {
                byte[] zeros = bytes.clone();
                Arrays.fill(zeros, from, to, (byte) 0);
                yield zeros;
            }
            default -> {
                byte[] flipped = bytes.clone();
                flipped[from] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
        };
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] all = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, all, one.length, other.length);
        return all;
    }
}
