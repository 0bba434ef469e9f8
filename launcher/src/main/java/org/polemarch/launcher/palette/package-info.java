/** Everything a player can do now, found by typing; no toolkit. */
package org.polemarch.launcher.palette;
