/** The sequence of play (1.4), and what a player may do in the operations phase (2.1). */
package org.polemarch.mountford.rules.turn;
