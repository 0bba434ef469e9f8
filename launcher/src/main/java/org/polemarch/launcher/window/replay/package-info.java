/** The page on which a game is looked at again. */
package org.polemarch.launcher.window.replay;
