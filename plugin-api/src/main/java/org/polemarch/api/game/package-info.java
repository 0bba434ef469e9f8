/**
 * What a game is to the platform. {@link org.polemarch.api.game.GamePlugin} is the extension by which a plugin brings one;
 * its Guice module binds a {@link org.polemarch.api.game.BoardGame}, which lists the rules and answers every question about
 * positions; a position is a {@link org.polemarch.api.game.GameState}. {@link org.polemarch.api.game.VariantPlugin} changes an
 * installed game by other bindings or other figures.
 */
package org.polemarch.api.game;
