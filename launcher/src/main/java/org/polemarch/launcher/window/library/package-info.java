/** The page of all games and saves. */
package org.polemarch.launcher.window.library;
