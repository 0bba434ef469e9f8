/** What if? in Perikles. */
package org.polemarch.whatif.perikles;
