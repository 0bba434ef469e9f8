package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Cost;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;

/** A Status card lets the top of the draw deck pay for a token. The card isn't used up. */
@Cites({"tokens/buying", "cards/status"})
public class PaidByDeck implements CardEffect<Effect.ReplaceCost> {

    private final CardList cards;

    @Inject
    public PaidByDeck(CardList cards) {
        this.cards = cards;
    }

    @Override
    public Begun begin(Effect.ReplaceCost effect, Card card, Use use, int index, Play<VictoryState> play) {
        return Begun.DONE;
    }

    /** The Status card of a power by which its draw deck can pay; {@link Cards#NONE} if there is none. */
    public int status(int power, VictoryState state) {
        Deck table = state.cards().status(power);
        if (table.isEmpty() || state.cards().draw(power).isEmpty()) {
            return Cards.NONE;
        }
        for (int i = 0; i < cards.answerCount(power, Moment.BUY_TOKEN); i++) {
            Card card = cards.answer(power, Moment.BUY_TOKEN, i);
            if (table.contains(card.kind()) && state.cards().draw(power).size() >= price(card)) {
                return card.kind();
            }
        }
        return Cards.NONE;
    }

    /** How many cards of the draw deck such a Status card takes instead of the card from hand. */
    public int price(Card card) {
        int price = 0;
        List<Effect> effects = card.effects();
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i) instanceof Effect.ReplaceCost replace) {
                for (Cost cost : replace.instead()) {
                    price += cost.count();
                }
            }
        }
        return price;
    }
}
