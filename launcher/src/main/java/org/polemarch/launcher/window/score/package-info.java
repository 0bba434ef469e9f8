/** The score: beside the board, broken down, and at the end of a game with its history. */
package org.polemarch.launcher.window.score;
