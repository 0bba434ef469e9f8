/** Battles, and pieces that leave the board by them, by cards or for want of supply. */
package org.polemarch.victory.rules.battle;
