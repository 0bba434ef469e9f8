/** Chapter 4: who fights in which line, the dice, the losses and what a battle does to the will to fight. */
package org.polemarch.mountford.rules.combat;
