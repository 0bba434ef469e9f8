/**
 * Many games between bots: the same seed gives the same report on every machine and for every number of threads.
 */
package org.polemarch.core.simulate;
