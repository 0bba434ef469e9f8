/** 5.1, 5.2: the Aristophanes card of the turn, the Plague, the deal and the Entourages. */
package org.polemarch.pericles.rules.aristophanes;
