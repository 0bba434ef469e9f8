/** The analysis of a game, made beside the window's thread and shown as a sheet. */
package org.polemarch.launcher.window.analysis;
