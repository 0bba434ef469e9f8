/** The sheet of the command palette. */
package org.polemarch.launcher.window.palette;
