/** The atlas in the window: one concept in all games, or one game for players of another. */
package org.polemarch.launcher.window.atlas;
