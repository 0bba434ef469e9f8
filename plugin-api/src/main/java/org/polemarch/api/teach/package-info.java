/**
 * How a game teaches itself: the page "How you win", the guide of a first game, the glossary, and where a player is. All of
 * it is data beside the plugin class, in {@code teaching/}.
 */
package org.polemarch.api.teach;
