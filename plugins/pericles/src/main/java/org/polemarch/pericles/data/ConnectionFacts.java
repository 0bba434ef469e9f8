package org.polemarch.pericles.data;

import org.polemarch.pericles.model.Theater;

/** A line of the map between two Theaters. */
public record ConnectionFacts(String id, Theater a, Theater b, String line) {}
