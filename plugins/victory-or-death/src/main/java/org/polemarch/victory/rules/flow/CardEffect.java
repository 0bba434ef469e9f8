package org.polemarch.victory.rules.flow;

import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/**
 * Carries out one of the things cards do. Where that asks somebody, it is the rule that asks.
 *
 * @param <E> what the card says; the list of effects finds the class by it
 */
public interface CardEffect<E extends Effect> {

    /** How far an effect got when it began. */
    enum Begun {
        /** It is impossible, which is reported; the card continues. */
        IMPOSSIBLE,
        /** It is done; the card continues. */
        DONE,
        /** It is on the agenda, and behind it the {@link NextEffect} of the card. */
        SCHEDULED
    }

    Begun begin(E effect, Card card, Use use, int index, Play<VictoryState> play);

    /** Whether it could do anything as things stand. A card none of whose effects could is not offered. All of it is public. */
    default boolean matters(E effect, Use use, VictoryState state) {
        return true;
    }

    /** Whether it is about to call for a supply line, so that the teammate may want to help with tokens. */
    default boolean needsSupply(E effect, Use use, VictoryState state) {
        return false;
    }
}
