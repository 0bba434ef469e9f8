package org.polemarch.api.data;

import java.util.List;
import java.util.Objects;

/**
 * A figure that a patch changes, for a player to read.
 *
 * @param path table, record and field; a document has no records
 * @param before as it stands in the pack; empty if the patch adds it
 * @param after as the patch has it; empty if the patch takes it away
 */
public record Figure(List<String> path, String before, String after) {
    public Figure {
        path = List.copyOf(path);
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
    }
}
