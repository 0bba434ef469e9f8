/** The sheet of preferences. */
package org.polemarch.launcher.window.prefs;
