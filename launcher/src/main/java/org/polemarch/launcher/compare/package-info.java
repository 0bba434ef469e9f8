/**
 * Comparisons by play, without a toolkit: what is compared, by which bots, how long it takes, and earlier experiments.
 */
package org.polemarch.launcher.compare;
