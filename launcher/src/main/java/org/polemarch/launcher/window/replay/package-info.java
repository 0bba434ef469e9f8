/** The page for replays. */
package org.polemarch.launcher.window.replay;
