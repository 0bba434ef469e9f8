package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;

/** What Emergency Provision costs and fetches: battle and muster cards, by the advanced rule also Prepare cards. */
@Cites({"provision", "provision/basic", "provision/advanced"})
public class Fetching {

    private final CardList cards;
    private final Rulings rulings;
    private final Discards discards;

    @Inject
    public Fetching(CardList cards, Rulings rulings, Discards discards) {
        this.cards = cards;
        this.rulings = rulings;
        this.discards = discards;
    }

    public boolean allows(Card card) {
        return card.type().basic() || (rulings.advancedProvision() && card.type() == CardType.PREPARE);
    }

    /** How many cards it takes. */
    public int cost(VictoryState state) {
        return state.data().game().provisionCost();
    }

    public boolean payable(int power, VictoryState state) {
        return discards.payable(power, state.cards().hand(power).size(), cost(state), state);
    }

    /** Whether the deck holds a card that may be fetched; the owner knows, having seen all its other cards. */
    public boolean findsAnything(int power, VictoryState state) {
        Deck deck = state.cards().draw(power);
        for (int i = 0; i < deck.size(); i++) {
            if (allows(cards.card(deck.at(i)))) {
                return true;
            }
        }
        return false;
    }
}
