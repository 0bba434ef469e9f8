package org.polemarch.pericles.data;

import org.polemarch.pericles.model.Theater;

/** A line of the map between two Theaters. */
public record ConnectionFacts(String id, Theater a, Theater b, String line) {
    public boolean joins(Theater one, Theater other) {
        return (a == one && b == other) || (b == one && a == other);
    }
}
