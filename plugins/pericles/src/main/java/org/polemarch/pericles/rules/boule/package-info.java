/** 5.3: the Boule sets the agenda. */
package org.polemarch.pericles.rules.boule;
