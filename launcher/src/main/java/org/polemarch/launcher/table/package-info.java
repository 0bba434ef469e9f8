/** A running game as the people at one screen may see it: who looks, what is asked, what happened. No toolkit. */
package org.polemarch.launcher.table;
