package org.polemarch.victory.cards;

import java.util.Optional;
import org.polemarch.victory.model.CardType;

/** What a card asks to be paid before it does anything. */
public interface Cost {

    int count();

    /** Cards from hand; of a given type they are shown to all and cannot be replaced by Victory Points. */
    record FromHand(int count, Optional<CardType> type) implements Cost {}

    /** Cards from the top of the draw deck. */
    record FromDeck(int count) implements Cost {}
}
