/** What several chapters stand on: special tiles, the end of the game, and what to say to a player who reaches for the wrong thing. */
package org.polemarch.perikles.rules.common;
