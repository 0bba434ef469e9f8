package org.polemarch.core.history;

import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.game.Camp;

/**
 * Years in which one camp held a place.
 *
 * @param holder athens, sparta, neutral, persia, or destroyed
 * @param source ancient references parted by "; "
 * @param sure whether scholars agree
 * @param note why they do not, or what else is worth knowing
 */
public record Holding(
        int from,
        int to,

        @com.fasterxml.jackson.annotation.JsonProperty("camp")
        String holder,

        String source,
        boolean sure,
        Optional<String> note) {

    public Holding {
        Objects.requireNonNull(source);
        note = note == null ? Optional.empty() : note;
        campOf(holder);
    }

    /** The camp for which it counts: for neither of the two where nobody, or somebody else, held the place. */
    public Camp camp() {
        return campOf(holder);
    }

    private static Camp campOf(String holder) {
        return switch (holder) {
            case "athens" -> Camp.ATHENS;
            case "sparta" -> Camp.SPARTA;
            case "neutral", "persia", "destroyed" -> Camp.OTHER;
            default ->
                throw new IllegalArgumentException(
                        "no camp '" + holder + "'; there are athens, sparta, neutral, persia, destroyed");
        };
    }
}
