package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;

/**
 * What a player reads about a variant.
 *
 * @param conflicts ids of variants that cannot be chosen together with this one
 */
public record VariantInfo(String id, String game, String title, String summary, List<String> conflicts) {
    public VariantInfo {
        Objects.requireNonNull(id);
        Objects.requireNonNull(game);
        Objects.requireNonNull(title);
        Objects.requireNonNull(summary);
        conflicts = List.copyOf(conflicts);
    }
}
