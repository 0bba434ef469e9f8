/** The result of a game, and what makes it comparable with others. */
package org.polemarch.pericles.scoring;
