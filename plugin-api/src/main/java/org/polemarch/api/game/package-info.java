/**
 * What a game is to the platform, as plain values: seats, scenarios, options and the setup made of them; the
 * {@link org.polemarch.api.game.GameState position}; the outcome, and the {@link org.polemarch.api.game.Standing} by which different
 * games are compared.
 */
package org.polemarch.api.game;
