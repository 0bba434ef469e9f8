/**
 * The bots that play every game. They use nothing but what {@link org.polemarch.api.bot.Thinking} gives any bot.
 */
package org.polemarch.core.bots;
