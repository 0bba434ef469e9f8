/** The table in a terminal. */
package org.polemarch.launcher.text;
