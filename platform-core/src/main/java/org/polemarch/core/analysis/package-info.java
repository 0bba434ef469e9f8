/** What can be said about a game after it was played: how it stood, what cost most, and why a bot did what it did. */
package org.polemarch.core.analysis;
