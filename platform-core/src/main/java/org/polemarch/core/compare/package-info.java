/**
 * Comparative play: experiments are files, their results are files of one line a game, and findings are one pass over those
 * lines. The lines are a function of the experiment and of the plugins' hashes: the same bytes for every number of threads, for
 * any division into shards, and on every machine. Pages and pictures are made elsewhere, from the findings alone.
 */
package org.polemarch.core.compare;
