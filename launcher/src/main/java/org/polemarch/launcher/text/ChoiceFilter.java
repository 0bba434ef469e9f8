package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which of the listed choices contain every word that was typed, in any order and ignoring case. */
final class ChoiceFilter {

    private ChoiceFilter() {}

    static List<Integer> matching(List<String> choices, String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).trim().split("\\s+");
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            if (containsAll(choices.get(i).toLowerCase(Locale.ROOT), words)) {
                fitting.add(i);
            }
        }
        return fitting;
    }

    /** The positions of the choices to be shown while that is being typed: a number narrows by the number in front. */
    static List<Integer> shown(List<String> choices, String typed) {
        String wanted = typed.trim();
        if (wanted.isEmpty() || !wanted.chars().allMatch(Character::isDigit)) {
            return matching(choices, wanted);
        }
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            if (choices.get(i).stripLeading().startsWith(wanted)) {
                fitting.add(i);
            }
        }
        return fitting;
    }

    private static boolean containsAll(String choice, String[] words) {
        for (String word : words) {
            if (!choice.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
