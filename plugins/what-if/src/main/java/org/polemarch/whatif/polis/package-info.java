/** What if? in Polis. */
package org.polemarch.whatif.polis;
