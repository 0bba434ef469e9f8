/** The figures of the game, read from the pack and checked against what the rules need. */
package org.polemarch.pericles.data;
