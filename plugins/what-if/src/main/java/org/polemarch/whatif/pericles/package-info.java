/** What if? in Pericles. */
package org.polemarch.whatif.pericles;
