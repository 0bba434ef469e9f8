/** The steps of a turn, and the order of turns and rounds. */
package org.polemarch.victory.rules.turn;
