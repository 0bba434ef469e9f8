package org.polemarch.pericles.data;

/** The years BC of a turn. */
public record TurnFacts(String id, int from, int to) {}
