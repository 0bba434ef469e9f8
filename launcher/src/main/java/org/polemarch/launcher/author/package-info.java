/** The author's kit: writes the projects with which games, variants and bots begin. */
package org.polemarch.launcher.author;
