package org.polemarch.api.log;

/** Something was drawn blindly; what it was is not told here. The reason is a key of the message bundle. */
public record LotDrawn(String why) implements GameEvent {}
