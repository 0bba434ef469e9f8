package org.polemarch.launcher.table;

import org.polemarch.api.play.Move;

public record Choice(Move move, String text) {}
