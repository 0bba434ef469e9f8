/** The player's preferences and the file they are kept in; no toolkit. */
package org.polemarch.launcher.prefs;
