/** The result of a game, and how positions compare with those of other games. */
package org.polemarch.victory.scoring;
