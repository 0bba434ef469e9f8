/** The board of a game in the window, played on, replayed or drawn into a picture, with its log and curtain. */
package org.polemarch.launcher.window.board;
