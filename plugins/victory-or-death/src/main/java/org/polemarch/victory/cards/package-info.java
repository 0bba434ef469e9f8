/** What stands on the cards: the vocabulary of the data, understood once and then only asked. */
package org.polemarch.victory.cards;
