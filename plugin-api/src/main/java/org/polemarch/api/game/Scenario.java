package org.polemarch.api.game;

import java.util.Objects;
import java.util.function.BinaryOperator;

/** One of the set-ups a game can be started with. The first scenario listed by a game is its default. */
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
