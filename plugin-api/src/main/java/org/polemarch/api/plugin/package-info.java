/**
 * What a plugin provides. {@link org.polemarch.api.plugin.GamePlugin} is the extension of a game; its Guice module
 * binds a {@link org.polemarch.api.plugin.BoardGame}, which lists the rules and answers every question about positions.
 * {@link org.polemarch.api.plugin.VariantPlugin} changes the rules or the figures of an installed game.
 */
package org.polemarch.api.plugin;
