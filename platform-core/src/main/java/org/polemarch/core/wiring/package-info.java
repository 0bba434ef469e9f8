/**
 * From what a player chose to a game that can be started: the setup is checked, the figures are patched, the rules and their
 * variants are wired by Guice. Whatever is wrong is one line that says what would be right.
 */
package org.polemarch.core.wiring;
