/** The board in a terminal. */
package org.polemarch.mountford.text;
