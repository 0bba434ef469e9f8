package org.polemarch.api.data;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Suggests the names that somebody who misspelled one probably meant. */
public final class Nearest {

    private static final int MOST = 3;

    private Nearest() {}

    /** At most three known names close to the one wanted, the closest first. */
    public static List<String> to(String wanted, Collection<String> known) {
        String word = wanted.toLowerCase(Locale.ROOT);
        int slack = Math.max(1, word.length() / 3);
        return known.stream()
                .filter(name -> distance(word, name) <= slack || isStart(word, name))
                .sorted(Comparator.comparingInt((String name) -> distance(word, name))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
    }

    /** A question to follow a semicolon: "did you mean 'thibae'?", or the list of all names if none is close. */
    static String question(String wanted, Collection<String> known) {
        List<String> near = to(wanted, known);
        return near.isEmpty()
                ? "there are " + String.join(", ", known)
                : "did you mean '" + String.join("' or '", near) + "'?";
    }

    private static boolean isStart(String word, String name) {
        return word.length() >= 2 && name.toLowerCase(Locale.ROOT).startsWith(word);
    }

    /** Counts letters added, dropped, changed, or swapped with a neighbour. */
    static int distance(String one, String other) {
        String b = other.toLowerCase(Locale.ROOT);
        int[][] cost = new int[one.length() + 1][b.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int change = cost[i - 1][j - 1] + (one.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                cost[i][j] = Math.min(change, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                if (i > 1 && j > 1 && one.charAt(i - 1) == b.charAt(j - 2) && one.charAt(i - 2) == b.charAt(j - 1)) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[one.length()][b.length()];
    }
}
