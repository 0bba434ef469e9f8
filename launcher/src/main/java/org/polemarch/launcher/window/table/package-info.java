/** The page of a running game: the question, the answers, and the bots that move by themselves. */
package org.polemarch.launcher.window.table;
