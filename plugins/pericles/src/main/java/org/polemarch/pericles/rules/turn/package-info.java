/** 4.0: the sequence of a turn, which knows all other chapters. */
package org.polemarch.pericles.rules.turn;
