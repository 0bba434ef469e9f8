/** 4.6 Resolving battles, from the reveal to the spoils. */
package org.polemarch.perikles.rules.battles;
