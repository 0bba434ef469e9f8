/**
 * Saves: setup, seed and moves in one JSON file, with digests by which a replay notices that it went another way. What cannot
 * be read is told with its line and column, and never written over.
 */
package org.polemarch.core.save;
