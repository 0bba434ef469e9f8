/** The author's kit: writes the projects from which games, variants and bots start. */
package org.polemarch.launcher.author;
