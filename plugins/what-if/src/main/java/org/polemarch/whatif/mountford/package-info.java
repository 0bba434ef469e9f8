/** What if? in Mountford's Peloponnesian War. */
package org.polemarch.whatif.mountford;
