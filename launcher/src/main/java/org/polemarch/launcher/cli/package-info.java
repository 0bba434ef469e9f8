/** The command line: one class per command, and what several commands share. */
package org.polemarch.launcher.cli;
