/** Pieces come into play: mustered, placed, or mustered again. */
package org.polemarch.victory.rules.muster;
