/** Pericles: The Peloponnesian Wars (GMT 2017) as a plugin: PericlesGame lists its rules in the order of the book. */
package org.polemarch.pericles;
