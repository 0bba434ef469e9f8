/**
 * The guide to a first game, without a toolkit: which step it has reached, and how it comments on the player's actions.
 */
package org.polemarch.launcher.tour;
