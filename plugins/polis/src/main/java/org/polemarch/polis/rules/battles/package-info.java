/** Battles, from the check at the end of a turn to the end of the last one. */
package org.polemarch.polis.rules.battles;
