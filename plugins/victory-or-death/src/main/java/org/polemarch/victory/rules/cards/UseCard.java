package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Cost;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/**
 * A card is used: what it asks for is paid before anything it gives, then its effects follow in the order written.
 */
@Cites("cards/complex")
public class UseCard implements Procedure<VictoryState, UseCard.Begin> {

    /** The card is used. */
    public record Begin(Use use) implements Frame {}

    private final CardList cards;
    private final Discards discards;

    @Inject
    public UseCard(CardList cards, Discards discards) {
        this.cards = cards;
        this.discards = discards;
    }

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        Use use = frame.use();
        Card card = cards.card(use.card());
        play.state().push(new Pending(use.card(), use.actor(), use.trigger()));
        play.next(new Perform.Step(use, 0));
        for (Cost cost : card.costs()) {
            pay(cost, use.actor(), play);
        }
    }

    private void pay(Cost cost, int power, Play<VictoryState> play) {
        if (cost instanceof Cost.FromHand fromHand) {
            if (fromHand.type().isPresent()) {
                for (int i = 0; i < cost.count(); i++) {
                    discards.fromHand(power, ofType(fromHand.type().get(), power, play.state()), true, play);
                }
            } else {
                play.next(new Owe.FromHand(Power.of(power), cost.count()));
            }
        } else {
            int owed = discards.fromDeck(power, cost.count(), play);
            if (owed > 0) {
                play.next(new Owe.FromHand(Power.of(power), owed));
            }
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
            if (costs.get(i) instanceof Cost.FromHand fromHand && !payable(fromHand, power, state)) {
                return false;
            }
        }
        return true;
    }

    private boolean payable(Cost.FromHand cost, int power, VictoryState state) {
        Deck hand = state.cards().hand(power);
        if (cost.type().isEmpty()) {
            return Discards.payable(power, hand.size(), cost.count(), state);
        }
        int held = 0;
        for (int i = 0; i < hand.size(); i++) {
            held += cards.card(hand.at(i)).type() == cost.type().get() ? 1 : 0;
        }
        return held >= cost.count();
    }

    /** Whether, for all that everybody knows, the power might be able to pay. */
    public boolean mightPay(Card card, int power, VictoryState state) {
        List<Cost> costs = card.costs();
        for (int i = 0; i < costs.size(); i++) {
            if (costs.get(i) instanceof Cost.FromHand fromHand && !mightPay(fromHand, power, state)) {
                return false;
            }
        }
        return true;
    }

    private boolean mightPay(Cost.FromHand cost, int power, VictoryState state) {
        int hand = state.cards().hand(power).size();
        if (cost.type().isEmpty()) {
            return Discards.payable(power, hand, cost.count(), state);
        }
        return hand >= cost.count() && unseen(cost.type().get(), power, state) >= cost.count();
    }

    private int unseen(CardType type, int power, VictoryState state) {
        int count = 0;
        for (Card card : cards.all()) {
            if (card.owner().ordinal() == power && card.type() == type) {
                count += card.copies();
            }
        }
        Deck seen = state.cards().seen(power);
        for (int i = 0; i < seen.size(); i++) {
            count -= cards.card(seen.at(i)).type() == type ? 1 : 0;
        }
        return count;
    }
}
