/** What if? in Victory or Death. A card that has lost its event becomes a basic one, for the decks are clocks. */
package org.polemarch.whatif.victory;
