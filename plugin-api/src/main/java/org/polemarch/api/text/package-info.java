/**
 * The words of a game. Rules, moves and events contain none: {@link org.polemarch.api.text.Words} finds them in the
 * game's {@code messages.properties} by the names of the records. {@link org.polemarch.api.text.RuleIndex} is the
 * rulebook in our own words; {@link org.polemarch.api.text.TextBoard} draws the board in a terminal.
 */
package org.polemarch.api.text;
