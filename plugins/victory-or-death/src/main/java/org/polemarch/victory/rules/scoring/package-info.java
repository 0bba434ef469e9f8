/** Scoring Rounds, key locations, and the end of the game. */
package org.polemarch.victory.rules.scoring;
