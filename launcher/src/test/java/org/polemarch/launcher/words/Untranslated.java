package org.polemarch.launcher.words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What no bundle has a word for, found with the pseudo-language: it accents every letter of a message and brackets it, and
 * brackets names from a game's data. A plain word outside of brackets is written into the program; so is a plain word among
 * accented ones, which was put into a message.
 */
public final class Untranslated {

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{3,}");

    private Untranslated() {}

    /** The plain words of a text that are no names. */
    public static List<String> in(String text) {
        List<String> found = new ArrayList<>();
        Deque<StringBuilder> open = new ArrayDeque<>();
        open.push(new StringBuilder());
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '⟦') {
                open.peek().append(' ');
                open.push(new StringBuilder());
            } else if (each == '⟧' && open.size() > 1) {
                String inside = open.pop().toString();
                if (isAccented(inside)) {
                    collect(inside, found);
                }
            } else {
                open.peek().append(each);
            }
        }
        open.forEach(outside -> collect(outside.toString(), found)); // also what was cut before its bracket closed
        return found;
    }

    private static boolean isAccented(String text) {
        return text.chars().anyMatch(each -> each > 127 && Character.isLetter(each));
    }

    private static void collect(String text, List<String> found) {
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            boolean begins = word.start() == 0 || !Character.isLetter(text.charAt(word.start() - 1));
            boolean ends = word.end() == text.length() || !Character.isLetter(text.charAt(word.end()));
            if (begins && ends) {
                found.add(word.group());
            }
        }
    }
}
