package org.polemarch.victory.view;

import jakarta.inject.Inject;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.Fetching;

/**
 * Deals again what a seat cannot see: the order of its own draw deck; of others the draw deck, the hand, the face-down cards,
 * which are Prepare cards for sure, and the discards nobody was shown.
 */
public class Imagination {

    private final CardList cards;
    private final Seating seating;
    private final Fetching fetching;

    @Inject
    public Imagination(CardList cards, Seating seating, Fetching fetching) {
        this.cards = cards;
        this.seating = seating;
        this.fetching = fetching;
    }

    /** A game the seat cannot tell from the true one. */
    public VictoryState of(VictoryState state, Seat viewer, Chance chance) {
        VictoryState imagined = state.copy();
        for (int power = 0; power < Power.COUNT; power++) {
            if (seating.samePerson(power, viewer.index())) {
                imagined.cards().draw(power).shuffle(chance);
            } else {
                deal(power, imagined, chance);
            }
        }
        return imagined;
    }

    private void deal(int power, VictoryState state, Chance chance) {
        Cards all = state.cards();
        Deck unseen = new Deck();
        int prepared = all.prepared(power).size();
        int hand = all.hand(power).size();
        int hidden = all.discards(power).size() - all.seen(power).size();
        Deck seen = all.seen(power).copy();
        for (int kind : all.discards(power).toArray()) {
            if (seen.contains(kind)) {
                seen.remove(kind);
            } else {
                unseen.put(kind);
            }
        }
        boolean openHidden = all.open(power) != Cards.NONE && all.seen(power).isEmpty();
        unseen.putAll(all.draw(power));
        unseen.putAll(all.hand(power));
        unseen.putAll(all.prepared(power));
        unseen.shuffle(chance);
        moveOfType(unseen, all.prepared(power), prepared);
        if (state.fetching() == power) {
            keepFetchable(unseen);
        }
        all.discards(power).clear();
        for (int kind : all.seen(power).toArray()) {
            Cards.sortIn(all.discards(power), kind);
        }
        for (int i = 0; i < hidden; i++) {
            int kind = unseen.draw();
            Cards.sortIn(all.discards(power), kind);
            if (openHidden && i == 0) {
                all.imagineOpen(power, kind);
            }
        }
        for (int i = 0; i < hand; i++) {
            Cards.sortIn(all.hand(power), unseen.draw());
        }
        all.draw(power).putAll(unseen);
    }

    private void moveOfType(Deck from, Deck to, int count) {
        for (int moved = 0; moved < count; moved++) {
            int at = 0;
            while (cards.card(from.at(at)).type() != CardType.PREPARE) {
                at++;
            }
            Cards.sortIn(to, from.takeAt(at));
        }
    }

    /** Who is looking through its draw deck found something there: one such card is put where the deck remains. */
    private void keepFetchable(Deck unseen) {
        for (int at = 0; at < unseen.size(); at++) {
            Card card = cards.card(unseen.at(at));
            if (fetching.allows(card)) {
                unseen.replaceAt(at, unseen.at(0));
                unseen.replaceAt(0, card.kind());
                return;
            }
        }
    }
}
