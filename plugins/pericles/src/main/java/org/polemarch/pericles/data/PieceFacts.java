package org.polemarch.pericles.data;

/** How many pieces of a kind there are, what one is worth in battle, and what it costs to build and to keep. */
public record PieceFacts(String id, int supply, int value, int upkeep, int buildPoints) {}
