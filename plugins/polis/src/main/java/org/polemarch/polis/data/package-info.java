/** The figures of the game as the rules read them: compiled once from the data pack, checked, never changed. */
package org.polemarch.polis.data;
