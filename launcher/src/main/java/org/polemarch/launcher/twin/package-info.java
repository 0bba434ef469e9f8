/** Twin tables as a player sees them, without a toolkit. */
package org.polemarch.launcher.twin;
