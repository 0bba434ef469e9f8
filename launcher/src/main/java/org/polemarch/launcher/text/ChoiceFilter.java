package org.polemarch.launcher.text;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.polemarch.launcher.words.TypedWords;

/** Which of the listed choices contain every word that was typed, in any order and ignoring case. */
final class ChoiceFilter {

    private ChoiceFilter() {}

    static List<Integer> matching(List<String> choices, String typed) {
        TypedWords words = new TypedWords(typed);
        return places(choices, words::in);
    }

    /** The positions of the choices to be shown while that is being typed: a number narrows by the number in front. */
    static List<Integer> shown(List<String> choices, String typed) {
        String wanted = typed.trim();
        boolean number = !wanted.isEmpty() && wanted.chars().allMatch(Character::isDigit);
        return number ? places(choices, choice -> choice.stripLeading().startsWith(wanted)) : matching(choices, wanted);
    }

    private static List<Integer> places(List<String> choices, Predicate<String> fits) {
        return IntStream.range(0, choices.size())
                .filter(place -> fits.test(choices.get(place)))
                .boxed()
                .toList();
    }
}
