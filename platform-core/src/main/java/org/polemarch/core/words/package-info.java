/** What the host says, in the language of the player. */
package org.polemarch.core.words;
