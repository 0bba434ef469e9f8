/**
 * Chance. Rules get it from {@link org.polemarch.api.play.Play}, where every use is logged and bars undo. Imagined
 * games and bots get their own {@link org.polemarch.api.chance.Chance}.
 */
package org.polemarch.api.chance;
