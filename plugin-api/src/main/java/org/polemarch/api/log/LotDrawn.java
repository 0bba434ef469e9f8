package org.polemarch.api.log;

/** Something was drawn blindly; this event doesn't say what. The reason is a key of the message bundle. */
public record LotDrawn(String why) implements GameEvent {}
