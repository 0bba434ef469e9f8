/** Polis: Fight for the Hegemony, in the edition of 2020. */
package org.polemarch.polis;
