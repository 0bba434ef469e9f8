/**
 * Saves: setup, seed and moves in one JSON file, with digests by which a replay notices that it went another way.
 * Whatever can't be read is reported with its line and column, and never overwritten.
 */
package org.polemarch.core.save;
