/** Looks back at a game: how the chances changed, what cost most, and why a bot did what it did. */
package org.polemarch.core.analysis;
