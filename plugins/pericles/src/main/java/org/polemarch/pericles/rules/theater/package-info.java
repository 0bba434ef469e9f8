/** 8.0: markers are placed, revealed and resolved. */
package org.polemarch.pericles.rules.theater;
