/** The guide who goes with a player through a first game. */
package org.polemarch.launcher.window.tour;
