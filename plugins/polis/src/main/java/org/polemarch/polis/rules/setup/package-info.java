/** Game setup. */
package org.polemarch.polis.rules.setup;
