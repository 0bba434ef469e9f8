package org.polemarch.mountford.model;

import java.util.Objects;

/**
 * Strength points that are alike in all the rules ask about: nationality, type, home space, and whether they are a home
 * guard. Such SPs are counted, not distinguished.
 */
public record Kind(
        int index, String id, String name, Nationality nationality, SpType type, int home, boolean homeGuard) {
    public Kind {
        Objects.requireNonNull(id);
        Objects.requireNonNull(name);
        Objects.requireNonNull(nationality);
        Objects.requireNonNull(type);
    }

    @Override
    public String toString() {
        return id;
    }
}
