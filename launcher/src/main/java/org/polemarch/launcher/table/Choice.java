package org.polemarch.launcher.table;

import org.polemarch.api.play.Move;

/** An answer as it is offered in words. */
public record Choice(Move move, String text) {}
