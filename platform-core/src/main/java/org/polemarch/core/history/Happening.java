package org.polemarch.core.history;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.game.Place;

/**
 * Something that happened in a year of the war.
 *
 * @param places the shared places concerned or next to it; may be empty
 * @param gain who gained in the contest between the two camps, if it can be said
 * @param source ancient references parted by "; "
 */
public record Happening(
        String id,
        String title,
        String text,
        List<Place> places,
        List<String> actors,
        String kind,
        Optional<String> gain,
        String source) {

    public Happening {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(text);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(source);
        places = List.copyOf(places);
        actors = List.copyOf(actors);
        gain = gain == null ? Optional.empty() : gain;
    }
}
