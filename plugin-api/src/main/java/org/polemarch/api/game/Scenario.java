package org.polemarch.api.game;

import java.util.Objects;

/** One of the set-ups a game can be started with. The first scenario listed by a game is its default. */
public record Scenario(String id, String title, String summary) {
    public Scenario {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(summary);
    }
}
