package org.polemarch.api.data;

import java.util.Objects;

/**
 * Where a record of the data comes from.
 *
 * @param source where the figures are published, or "reconstructed"
 * @param why the reasoning, if there is any; otherwise empty
 */
public record Provenance(String table, String id, String source, String why) {
    public Provenance {
        Objects.requireNonNull(table);
        Objects.requireNonNull(id);
        Objects.requireNonNull(source);
        Objects.requireNonNull(why);
    }

    /** Whether the figures are not attested anywhere. */
    public boolean reconstructed() {
        return source.startsWith("reconstructed");
    }
}
