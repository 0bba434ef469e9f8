/** The possible consequences of a move, as far as a seat can know. */
package org.polemarch.core.odds;
