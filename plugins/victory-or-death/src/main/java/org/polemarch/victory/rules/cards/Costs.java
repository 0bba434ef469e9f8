package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Play;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Cost;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** What a card asks for is paid before anything it gives. */
@Cites("cards/complex")
public class Costs {

    private final CardList cards;
    private final Discards discards;

    @Inject
    public Costs(CardList cards, Discards discards) {
        this.cards = cards;
        this.discards = discards;
    }

    /** A power pays; what it chooses itself goes on the agenda. */
    public void pay(Cost cost, int power, Play<VictoryState> play) {
        if (cost instanceof Cost.FromHand fromHand) {
            if (fromHand.type().isPresent()) {
                for (int i = 0; i < cost.count(); i++) {
                    discards.fromHand(power, ofType(fromHand.type().get(), power, play.state()), true, play);
                }
            } else {
                play.next(new Owe.FromHand(Power.of(power), cost.count()));
            }
        } else {
            fromDeck(power, cost.count(), play);
        }
    }

    /** Cards of the draw deck go to the pile; when it is empty, the hand pays for the rest. */
    public void fromDeck(int power, int count, Play<VictoryState> play) {
        int owed = discards.fromDeck(power, count, play);
        if (owed > 0) {
            play.next(new Owe.FromHand(Power.of(power), owed));
        }
    }

    /** Cards of one type without title are all alike. */
    private int ofType(CardType type, int power, VictoryState state) {
        Deck hand = state.cards().hand(power);
        for (int i = 0; i < hand.size(); i++) {
            if (cards.card(hand.at(i)).type() == type) {
                return hand.at(i);
            }
        }
        throw new IllegalStateException(Power.of(power) + " has no " + type);
    }

    /** Whether a power can pay for a card it looks at itself. */
    public boolean payable(Card card, int power, VictoryState state) {
        List<Cost> costs = card.costs();
        for (int i = 0; i < costs.size(); i++) {
            if (!payable(costs.get(i), power, state)) {
                return false;
            }
        }
        return true;
    }

    /** Whether, for all that everybody knows, the power might be able to pay. */
    public boolean mightPay(Card card, int power, VictoryState state) {
        List<Cost> costs = card.costs();
        for (int i = 0; i < costs.size(); i++) {
            if (!mightPay(costs.get(i), power, state)) {
                return false;
            }
        }
        return true;
    }

    /** What the draw deck pays can always be paid: when it is empty, the hand pays, and points where the hand is empty. */
    protected boolean payable(Cost cost, int power, VictoryState state) {
        if (!(cost instanceof Cost.FromHand fromHand)) {
            return true;
        }
        Deck hand = state.cards().hand(power);
        return fromHand.type().isEmpty()
                ? discards.payable(power, hand.size(), cost.count(), state)
                : count(fromHand.type().get(), hand) >= cost.count();
    }

    protected boolean mightPay(Cost cost, int power, VictoryState state) {
        if (!(cost instanceof Cost.FromHand fromHand)) {
            return true;
        }
        int hand = state.cards().hand(power).size();
        return fromHand.type().isEmpty()
                ? discards.payable(power, hand, cost.count(), state)
                : hand >= cost.count() && unseen(fromHand.type().get(), power, state) >= cost.count();
    }

    private int unseen(CardType type, int power, VictoryState state) {
        int count = 0;
        for (Card card : cards.all()) {
            if (card.owner().ordinal() == power && card.type() == type) {
                count += card.copies();
            }
        }
        return count - count(type, state.cards().seen(power));
    }

    private int count(CardType type, Deck pile) {
        int count = 0;
        for (int i = 0; i < pile.size(); i++) {
            count += cards.card(pile.at(i)).type() == type ? 1 : 0;
        }
        return count;
    }
}
