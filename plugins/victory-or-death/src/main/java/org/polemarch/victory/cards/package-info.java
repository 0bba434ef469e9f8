/** The content of the cards: the vocabulary of the data, parsed once. */
package org.polemarch.victory.cards;
