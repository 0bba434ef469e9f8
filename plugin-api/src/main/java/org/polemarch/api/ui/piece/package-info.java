/**
 * The pieces of the view kit: {@link org.polemarch.api.ui.piece.Piece} says what a piece looks like,
 * {@link org.polemarch.api.ui.piece.PieceBox} shows several.
 */
package org.polemarch.api.ui.piece;
