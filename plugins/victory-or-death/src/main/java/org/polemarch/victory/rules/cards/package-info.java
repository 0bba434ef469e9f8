/** Drawing, discarding and paying with cards. */
package org.polemarch.victory.rules.cards;
