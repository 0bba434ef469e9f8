package org.polemarch.api.game;

import java.util.Objects;
import java.util.function.BinaryOperator;

/** One of the starting positions of a game. The first scenario that a game lists is its default. */
public record Scenario(String id, String title, String summary) {
    public Scenario {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(summary);
    }

    Scenario in(BinaryOperator<String> words) {
        String key = "info.scenario." + id;
        return new Scenario(id, words.apply(key, title), words.apply(key + ".summary", summary));
    }
}
