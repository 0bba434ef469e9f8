/** The board in a terminal. */
package org.polemarch.polis.text;
