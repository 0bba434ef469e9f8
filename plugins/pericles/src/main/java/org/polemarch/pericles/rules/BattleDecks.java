package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 3.2 Battle Deck: the cards nobody was dealt, drawn to randomize what happens in Theaters. */
@Cites({"3.2", "5.2"})
public class BattleDecks {

    public record BattleCardDrawn(Side side, CardId card, int value) implements GameEvent {}

    /**
     * Turns up and discards the top card and tells its index. When none is left, those already used this turn are
     * shuffled again: the book is silent, and hands and debate discards are out of reach.
     */
    public int draw(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        Cards cards = state.cards();
        if (cards.battle(side).size() == 0) {
            cards.gatherBattle(side);
            play.shuffle(cards.battle(side), "why.battleDeckExhausted");
        }
        int card = cards.battle(side).draw();
        cards.discardBattle(side, card);
        play.reveal();
        play.report(() -> new BattleCardDrawn(side, state.data().cardId(side, card), value(side, card, state)));
        return card;
    }

    public int value(Side side, int card, PericlesState state) {
        return state.data().card(side, card).value();
    }

    /** Draws a card for its value alone. */
    public int drawValue(Play<PericlesState> play, Side side) {
        return value(side, draw(play, side), play.state());
    }
}
