package org.polemarch.api.data;

import java.util.List;
import java.util.Objects;

/**
 * A figure that a patch changes, as a player reads it.
 *
 * @param path table, record and field; in a document, there is no record
 * @param before the value in the pack; empty if the patch adds it
 * @param after the value in the patch; empty if the patch removes it
 */
public record Figure(List<String> path, String before, String after) {
    public Figure {
        path = List.copyOf(path);
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
    }
}
