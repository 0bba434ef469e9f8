/**
 * How a game teaches itself: the page "How you win", the guide to a first game, the glossary, and the explanation of
 * each phase.
 */
package org.polemarch.api.teach;
