package org.polemarch.api.log;

/** A die was rolled openly. The reason is a key of the message bundle. */
public record Rolled(int sides, int result, String why) implements GameEvent {}
