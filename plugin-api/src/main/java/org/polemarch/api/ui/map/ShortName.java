package org.polemarch.api.ui.map;

/** Names cut short for places with little room: "Messinia" becomes "Mess.", "Corinth \u26051" becomes "Cor. \u26051". */
final class ShortName {

    private static final int LETTERS = 3;
    private static final int LONGEST = 4;

    private ShortName() {}

    /** The name in that many letters or a few more; the name itself where that would save little. */
    static String of(String name) {
        String[] words = name.split(" ");
        StringBuilder brief = new StringBuilder();
        for (String word : words) {
            if (!brief.isEmpty()) {
                brief.append(' ');
            }
            brief.append(isWord(word) ? cut(word) : word);
        }
        return brief.length() + 2 > name.length() ? name : brief.toString();
    }

    private static boolean isWord(String text) {
        return text.length() > LONGEST && text.chars().allMatch(Character::isLetter);
    }

    /** Cuts after a consonant, as abbreviations do. */
    private static String cut(String word) {
        int end = LETTERS;
        while (end < word.length() - 2 && isVowel(word.charAt(end - 1))) {
            end++;
        }
        if (end < LONGEST && !isVowel(word.charAt(end)) && end < word.length() - 2) {
            end++;
        }
        return end >= word.length() - 2 ? word : word.substring(0, end) + ".";
    }

    private static boolean isVowel(char letter) {
        return "aeiouy".indexOf(Character.toLowerCase(letter)) >= 0;
    }
}
