/** A game looked at again, move by move; no toolkit. */
package org.polemarch.launcher.replay;
