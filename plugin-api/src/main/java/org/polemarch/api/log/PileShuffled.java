package org.polemarch.api.log;

/** A pile was shuffled. The reason is a key of the message bundle. */
public record PileShuffled(String why) implements GameEvent {}
