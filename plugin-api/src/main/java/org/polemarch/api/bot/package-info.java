/**
 * Players that are no persons. A {@link org.polemarch.api.bot.Bot} is given what its seat may know and imagined games it cannot
 * tell from the real one, never the real one. Every game can be played by the platform's own; a plugin brings others with
 * {@link org.polemarch.api.bot.BotPlugin}.
 */
package org.polemarch.api.bot;
