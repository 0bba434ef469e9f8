/**
 * What the platform knows about a game, as plain values: seats, scenarios, options and the setup made from them; the
 * {@link org.polemarch.api.game.GameState position}; the outcome, and the {@link org.polemarch.api.game.Standing} by
 * which different games are compared.
 */
package org.polemarch.api.game;
