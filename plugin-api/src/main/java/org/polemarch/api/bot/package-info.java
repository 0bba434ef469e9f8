/**
 * Computer players. A {@link org.polemarch.api.bot.Bot} is given what its seat may know, and imagined games that it
 * cannot tell from the real one; it never gets the real one. The platform's own bots can play every game; a plugin adds
 * others with {@link org.polemarch.api.bot.BotPlugin}.
 */
package org.polemarch.api.bot;
