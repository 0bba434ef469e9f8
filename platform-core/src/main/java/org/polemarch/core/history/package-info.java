/**
 * The real war as data, 460 to 404 BC: who held which of the shared places, and what happened, with the sources. The README
 * beside the files says by which conventions a place counts for a camp, and which entries scholars would dispute.
 */
package org.polemarch.core.history;
