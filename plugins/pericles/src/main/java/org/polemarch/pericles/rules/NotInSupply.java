package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.pericles.model.Piece;

/** Pieces are limited to what the game has of them. */
@Cites("3.1")
public record NotInSupply(Piece piece) implements Reason {}
