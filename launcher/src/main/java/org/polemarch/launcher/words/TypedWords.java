package org.polemarch.launcher.words;

import java.util.Locale;

/** Words typed to search: a text matches if it contains each of them, in any order and ignoring case. */
public record TypedWords(String typed) {

    public boolean in(String text) {
        if (typed.isBlank()) {
            return true;
        }
        String searched = text.toLowerCase(Locale.ROOT);
        for (String word : typed.toLowerCase(Locale.ROOT).trim().split("\\s+")) {
            if (!searched.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
