/** 4 The turn: the order of its phases, the tiles it begins with and how it ends. */
package org.polemarch.perikles.rules.turn;
