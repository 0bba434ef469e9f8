/** The page on which a game is set up. */
package org.polemarch.launcher.window.setup;
