/**
 * Chance. Rules take it from {@link org.polemarch.api.play.Play}, where every use is told and bars undo; imagined games and
 * bots are handed a {@link org.polemarch.api.chance.Chance} of their own.
 */
package org.polemarch.api.chance;
