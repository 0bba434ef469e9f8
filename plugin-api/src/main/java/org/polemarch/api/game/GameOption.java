package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;

/**
 * A choice made once at set-up, such as a ruling on a contested sentence. Every choice is explained in one line; the
 * default is the value the game recommends.
 */
public record GameOption(String id, String title, String summary, List<Choice> choices, String defaultValue) {

    /**
     * One value of an option, with a one-line explanation.
     *
     * @param together the seats that one person then holds together, by their ids, so that set-up asks only once who it
     *     is
     */
    public record Choice(String value, String title, List<List<String>> together) {
        public Choice {
            Objects.requireNonNull(value);
            Objects.requireNonNull(title);
            together = together.stream().map(List::copyOf).toList();
        }

        /** A choice that doesn't affect who holds the seats. */
        public Choice(String value, String title) {
            this(value, title, List.of());
        }
    }

    public GameOption {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(summary);
        choices = List.copyOf(choices);
        if (!allows(choices, defaultValue)) {
            throw new IllegalArgumentException("option " + id + ": the default " + defaultValue + " is no choice");
        }
    }

    /** Whether the value is one of the choices. */
    public boolean allows(String value) {
        return allows(choices, value);
    }

    private static boolean allows(List<Choice> choices, String value) {
        return choices.stream().anyMatch(choice -> choice.value().equals(value));
    }

    GameOption in(BinaryOperator<String> words) {
        String key = "info.option." + id;
        return new GameOption(
                id,
                words.apply(key, title),
                words.apply(key + ".summary", summary),
                choices.stream()
                        .map(choice -> new Choice(
                                choice.value(),
                                words.apply(key + "." + choice.value(), choice.title()),
                                choice.together()))
                        .toList(),
                defaultValue);
    }
}
