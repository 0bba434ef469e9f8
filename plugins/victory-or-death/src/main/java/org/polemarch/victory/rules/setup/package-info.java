/** The cards are dealt before the first turn. */
package org.polemarch.victory.rules.setup;
