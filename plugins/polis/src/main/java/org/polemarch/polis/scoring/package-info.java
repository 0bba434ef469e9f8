/** Who has won and how the game stands. */
package org.polemarch.polis.scoring;
