/** The table in a terminal. */
package org.polemarch.pericles.text;
