/** The steps that end a round, and the end of the game. */
package org.polemarch.polis.rules.endofround;
