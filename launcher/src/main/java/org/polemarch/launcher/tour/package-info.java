/** The guide of a first game: which step it has come to, and what it says to what the player does; no toolkit. */
package org.polemarch.launcher.tour;
